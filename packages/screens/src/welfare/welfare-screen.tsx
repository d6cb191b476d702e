import { CAMPAIGN_STATUS, campaignStatusAt, NOT_FOUND_CODE } from '@hearth/domain'
import { useActions, useNow, useShop, welfareStore } from '@hearth/state'
import { Box, Button, EmptyState, Image, Text } from '@hearth/ui'
import { useCallback, useState } from 'react'
import { useAsker } from '#hooks/use-asker'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { RulesCard } from '#parts/campaign/rules-card'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { GiftsPart } from './gifts-part'
import { OthersPart } from './others-part'
import { StepsPart } from './steps-part'
import css from './welfare.module.css'

/** The page of a present activity: its presents, audience, end and steps, and a button to take the present (F07). */
export function WelfareScreen({ params: { activityId = '' }, query: { hotelCode } }: ScreenProps) {
  const store = welfareStore(activityId)
  const present = useShop(store, (state) => state.present)
  const { load } = useActions(store)
  // The activity is loaded again once the viewer is known: whether the present can be taken depends on the viewer.
  const asker = useAsker()
  const [sharing, setSharing] = useState(false)
  // An activity may begin or end at any time, so the page reads the time every second.
  const now = useNow(1000)
  const open = useCallback(() => load(), [load])
  usePageLoad(open, asker)
  const { data, error } = present
  useCampaignView('welfare', data?.activityId)
  const status = data && campaignStatusAt(data, now)
  const moved = data !== undefined && data.campaignStatus !== status
  useLoadWhen(moved, open)
  const gone = !data && error?.code === String(NOT_FOUND_CODE)
  const name = data?.name ?? '福利活动'
  const image = data?.picture?.url
  return (
    <ShopPage
      title={name}
      description={data?.description}
      image={image}
      tone="soft"
      load={gone ? undefined : present}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[2, 5, 3, 3]} className={css.page} />}
      empty={gone}
      emptyState={
        <EmptyState
          picture="coupon"
          title="没有进行中的福利活动"
          text="活动可能已下架，领券中心还有优惠"
          action={{ label: '去领券中心', to: '/coupons' }}
        />
      }
    >
      {data && status !== undefined && (
        <Box className={css.page}>
          <Box className={css.head}>
            {data.picture && (
              <Image
                src={data.picture.url}
                alt=""
                width={data.picture.width}
                height={data.picture.height}
                sizes="(min-width: 900px) 560px, 100vw"
                className={css.banner}
                priority
              />
            )}
            <Box className={css.about}>
              <Text as="p">{data.description}</Text>
              <Box className={css.clock}>
                {status === CAMPAIGN_STATUS.notBegun && (
                  <PromotionClock key={data.beginTime} endTime={data.beginTime - 1} label="距开始" />
                )}
                {status === CAMPAIGN_STATUS.running && (
                  <PromotionClock key={data.endTime} endTime={data.endTime} label="距结束" />
                )}
                {status === CAMPAIGN_STATUS.over && <Text className={css.note}>活动已结束，已领取的礼品不受影响</Text>}
                <Button kind="text" onPress={() => setSharing(true)}>
                  分享
                </Button>
              </Box>
            </Box>
          </Box>
          <Box className={css.columns}>
            <Box className={css.column}>
              <GiftsPart store={store} present={data} status={status} asker={asker} hotelCode={hotelCode} />
              {data.hasSteps && <StepsPart store={store} present={data} status={status} />}
            </Box>
            <Box className={css.column}>
              <RulesCard rules={data.rules} />
              <OthersPart others={data.others} />
            </Box>
          </Box>
        </Box>
      )}
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        path={routePath('welfare', { activityId: data?.activityId ?? activityId })}
        meta={{ title: name, description: data?.description, image }}
      />
    </ShopPage>
  )
}

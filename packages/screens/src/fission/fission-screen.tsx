import { CAMPAIGN_STATUS, campaignStatusAt, fissionShareTitle, NOT_FOUND_CODE } from '@hearth/domain'
import { fissionStore, useActions, useNow, useShop } from '@hearth/state'
import { Box, EmptyState, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { useAsker } from '#hooks/use-asker'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { RulesCard } from '#parts/campaign/rules-card'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import { FriendPart } from './friend-part'
import { OwnPart } from './own-part'
import { ProductPart } from './product-part'
import css from './fission.module.css'

/** A fission activity: once enough friends have helped, the shopper claims the announced reward (F08). */
export function FissionScreen({ params: { activityId = '' }, query: { shareId } }: ScreenProps) {
  const store = fissionStore(activityId)
  const activity = useShop(store, (state) => state.activity)
  const friend = useShop(store, (state) => state.friend)
  const { load, loadFriend } = useActions(store)
  // The activity is loaded again once the viewer is known, since it contains the viewer's own request for help.
  const asker = useAsker()
  // An activity may begin or end at any time, so the page reads the time every second.
  const now = useNow(1000)
  const open = useCallback(
    async () => void (await Promise.all([load(), shareId === undefined ? undefined : loadFriend(shareId)])),
    [load, loadFriend, shareId],
  )
  usePageLoad(open, asker)
  const { data, error } = activity
  useCampaignView('fission', data?.activityId)
  const status = data && campaignStatusAt(data, now)
  const moved = data !== undefined && data.status !== status
  useLoadWhen(moved, open)
  const gone = !data && error?.code === String(NOT_FOUND_CODE)
  const name = data?.name ?? '好友助力'
  const image = (data?.picture ?? data?.productInfo.picture)?.url
  return (
    <ShopPage
      title={name}
      description={data?.description}
      shareTitle={data && (shareId === undefined ? undefined : fissionShareTitle(data.name))}
      image={image}
      tone="soft"
      load={gone ? undefined : activity}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[3, 4, 3, 3]} className={css.page} />}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="没有这个助力活动"
          text="活动可能已下架，看看其他活动吧"
          action={{ label: '看看优惠活动', to: '/activity' }}
        />
      }
    >
      {data && status !== undefined && (
        <Box className={css.page}>
          <Box className={css.head}>
            <Text as="p">{data.description}</Text>
            {status === CAMPAIGN_STATUS.notBegun && (
              <PromotionClock key={data.beginTime} endTime={data.beginTime - 1} label="距开始" />
            )}
            {status === CAMPAIGN_STATUS.running && (
              <PromotionClock key={data.endTime} endTime={data.endTime} label="距结束" />
            )}
            {status === CAMPAIGN_STATUS.over && (
              <Text className={css.note}>活动已结束，助力满额的奖励仍可在期限内领取</Text>
            )}
          </Box>
          <Box className={css.columns}>
            <Box className={css.column}>
              {friend.data && !friend.data.mine && (
                <FriendPart store={store} activity={data} share={friend.data} status={status} asker={asker} />
              )}
              {shareId !== undefined && !friend.data && friend.status === 'failed' && (
                <Text className={css.note}>好友的助力链接已失效，您也可以自己发起助力</Text>
              )}
              <OwnPart store={store} activity={data} status={status} asker={asker} />
            </Box>
            <Box className={css.column}>
              <ProductPart activity={data} />
              <RulesCard rules={data.rules} />
            </Box>
          </Box>
        </Box>
      )}
    </ShopPage>
  )
}

import { CAMPAIGN_STATUS, campaignStatusAt, NOT_FOUND_CODE } from '@hearth/domain'
import { lotteryStore, useActions, useNow, useShop } from '@hearth/state'
import { Box, Button, EmptyState, Text } from '@hearth/ui'
import { useCallback, useState } from 'react'
import { useAsker } from '#hooks/use-asker'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { ChancesPart } from './chances-part'
import { FairPart } from './fair-part'
import { FriendPart } from './friend-part'
import { OddsPart } from './odds-part'
import { PrizeWheel } from './prize-wheel'
import { RecordsPart } from './records-part'
import { ResultDialog } from './result-dialog'
import { RulesPart } from './rules-part'
import css from './lottery.module.css'

/**
 * A lottery: its wheel, the chances, the prizes with their odds, the shopper's draws, and how to verify them (F07,
 * S16).
 */
export function LotteryScreen({ params: { activityId = '' }, query: { shareId } }: ScreenProps) {
  const store = lotteryStore(activityId)
  const activity = useShop(store, (state) => state.activity)
  const { load, loadRecords, loadFriend } = useActions(store)
  // The lottery is loaded again once the viewer is known, since chances belong to the viewer.
  const asker = useAsker()
  const [sharing, setSharing] = useState(false)
  // A lottery may begin or end at any time, so the page reads the time every second.
  const now = useNow(1000)
  const open = useCallback(async () => {
    await Promise.all([load(), shareId === undefined ? undefined : loadFriend(shareId)])
    if (asker === 2) await loadRecords()
  }, [load, loadRecords, loadFriend, shareId, asker])
  usePageLoad(open, asker)
  const { data, error } = activity
  useCampaignView('lottery', data?.activityNo)
  const name = data?.name ?? '幸运抽奖'
  const image = data?.picture?.url
  const status = data && campaignStatusAt(data, now)
  // If the lottery has begun or ended since it was loaded, it is reloaded: at the end the shop publishes the seed, and
  // the number of the shopper's chances may have changed.
  const moved = data !== undefined && data.status !== status
  useLoadWhen(moved, open)
  const gone = !data && error?.code === String(NOT_FOUND_CODE)
  return (
    <ShopPage
      title={name}
      description={data?.description}
      image={image}
      tone="soft"
      load={gone ? undefined : activity}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[2, 8, 3, 3]} className={css.page} />}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="没有这个抽奖活动"
          text="活动可能已下架，看看别的吧"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      {data && (
        <Box className={css.page}>
          <Box className={css.head}>
            {data.description !== '' && <Text as="p">{data.description}</Text>}
            <Box className={css.clock}>
              {status === CAMPAIGN_STATUS.notBegun && (
                <PromotionClock key={data.beginTime} endTime={data.beginTime - 1} label="距开始" />
              )}
              {status === CAMPAIGN_STATUS.running && <PromotionClock key={data.endTime} endTime={data.endTime} />}
              {status === CAMPAIGN_STATUS.over && (
                <Text className={css.note}>活动已结束，种子已公布，可以验证每一次抽奖</Text>
              )}
              <Button kind="text" onPress={() => setSharing(true)}>
                分享
              </Button>
            </Box>
          </Box>
          {shareId !== undefined && <FriendPart store={store} />}
          <Box className={css.columns}>
            <Box className={css.column}>
              <PrizeWheel store={store} activity={data} status={status!} asker={asker} />
              <ChancesPart store={store} activity={data} status={status!} asker={asker} />
              <RecordsPart store={store} activity={data} asker={asker} />
            </Box>
            <Box className={css.column}>
              <OddsPart activity={data} />
              <RulesPart activity={data} />
              <FairPart activity={data} />
            </Box>
          </Box>
          <ResultDialog store={store} />
        </Box>
      )}
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        path={routePath('lottery', { activityId: data?.activityNo ?? activityId })}
        meta={{ title: name, description: data?.description, image }}
      />
    </ShopPage>
  )
}

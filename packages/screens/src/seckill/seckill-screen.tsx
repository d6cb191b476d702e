import { campaignStatusAt, CAMPAIGN_STATUS, saleShareTitle } from '@hearth/domain'
import {
  flashSaleStore,
  saleRemindersStore,
  selectLoggedIn,
  selectShownSale,
  useActions,
  useNow,
  useShop,
  userStore,
  type FlashSaleProduct,
} from '@hearth/state'
import { Box, Button, EmptyState, Tabs, Text } from '@hearth/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { SaleProducts } from './sale-products'
import { sessionLabel } from './session-words'
import css from './seckill.module.css'

const ABOUT = '限时限量，先到先得'
const NONE: readonly FlashSaleProduct[] = []

/** Flash sales: the sessions of a day, a countdown, the products, and reminders (F08, R07). */
export function SeckillScreen({ query: { promotionId } }: ScreenProps) {
  const { sales, products } = useShop(flashSaleStore, ({ sales, products }) => ({ sales, products }))
  const shown = useShop(flashSaleStore, selectShownSale)
  useCampaignView('flashSale', shown)
  const { open, choose, refresh } = useActions(flashSaleStore)
  const { load: loadReminders } = useActions(saleRemindersStore)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const [sharing, setSharing] = useState(false)
  // A session may begin or end at any time, so the page reads the time every second.
  const now = useNow(1000)
  usePageLoad(
    useCallback(() => open(promotionId), [open, promotionId]),
    true,
    refresh,
  )
  const items = products.data ?? NONE
  const skuNos = useMemo(() => items.map(({ skuNo }) => skuNo), [items])
  useEffect(() => {
    if (!loggedIn || shown === undefined) return
    void loadReminders(shown, skuNos)
  }, [loggedIn, shown, skuNos, loadReminders])
  const sessions = sales.data?.sessions ?? []
  const session = sessions.find((one) => one.promotionId === shown)
  const status = session && campaignStatusAt(session, now)
  // If the session has begun or ended since it was loaded, it is reloaded: prices and pieces change.
  const moved = session !== undefined && session.status !== status
  useLoadWhen(moved, refresh)
  const shareTitle = useMemo(() => saleShareTitle(items), [items])
  const image = items[0]?.picture.url
  return (
    <ShopPage
      title="限时秒杀"
      description={ABOUT}
      shareTitle={shareTitle}
      image={image}
      tone="soft"
      load={sales}
      onRefresh={refresh}
      skeleton={<CardsSkeleton lines={[1, 3, 3, 3]} className={css.page} />}
      empty={sales.data && sessions.length === 0}
      emptyState={
        <EmptyState
          picture="box"
          title="今天没有秒杀场次"
          text="过段时间再来看看吧"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      <Box className={css.page}>
        <Tabs
          label="秒杀场次"
          items={sessions.map((one) => ({ key: one.promotionId, label: sessionLabel(one, now) }))}
          current={shown ?? ''}
          onChange={(id) => void choose(id)}
        />
        <Box className={css.head}>
          {session && status === CAMPAIGN_STATUS.notBegun && (
            <PromotionClock key={session.beginTime} endTime={session.beginTime - 1} label="距开抢" />
          )}
          {session && status === CAMPAIGN_STATUS.running && (
            <PromotionClock key={session.endTime} endTime={session.endTime} />
          )}
          {status === CAMPAIGN_STATUS.over && <Text className={css.note}>本场已结束，看看其他场次吧</Text>}
          <Button kind="text" onPress={() => setSharing(true)}>
            分享
          </Button>
        </Box>
        <SaleProducts products={products} status={status} onRetry={refresh} />
        <Text as="p" className={css.terms}>
          秒杀价以下单时为准，划线价为未参加秒杀时的价格。提醒可随时取消，不提醒也可以直接抢购。
        </Text>
      </Box>
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        path={routePath('seckill', {}, shown === undefined ? {} : { promotionId: shown })}
        meta={{ title: shareTitle, description: ABOUT, image }}
      />
    </ShopPage>
  )
}

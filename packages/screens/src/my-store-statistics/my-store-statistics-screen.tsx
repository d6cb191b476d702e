import { PROMOTER_KIND, REPLY_CODE } from '@hearth/domain'
import { statisticsStore, useActions, usePorts, useShop, type ShopStatistics } from '@hearth/state'
import { Box, Card, Loaded, Pills, Skeleton, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { NoShop } from '#parts/promoter/no-shop'
import { ShopFiguresPart } from '#parts/promoter/shop-figures'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { DaysPart } from './days-part'
import css from './my-store-statistics.module.css'

const RANGES = [
  { key: '7', label: '近 7 天' },
  { key: '30', label: '近 30 天' },
  { key: '90', label: '近 90 天' },
  { key: '365', label: '近一年' },
] as const

/** Statistics of the promoter's shop, or of their partner shop: today, recent days, total, and charts by day (F17). */
export function MyStoreStatisticsScreen({ query }: ScreenProps) {
  const business = query.kind === PROMOTER_KIND.partner
  const kind = business ? PROMOTER_KIND.partner : PROMOTER_KIND.promoter
  const range = RANGES.find(({ key }) => key === query.days) ?? RANGES[1]
  const { basic, daily } = useShop(statisticsStore, ({ basic, daily }) => ({ basic, daily }))
  const { open: openOf } = useActions(statisticsStore)
  const { navigate } = usePorts()
  const open = useCallback(() => openOf(kind, Number(range.key)), [openOf, kind, range.key])
  usePageLoad(open, useLoginGate(routePath('myStoreStatistics', {}, query)))
  const choose = (days: string) =>
    navigate(routePath('myStoreStatistics', {}, { kind: query.kind, days }), { replace: true })
  const noShop = basic.error?.code === String(REPLY_CODE.wrongState)
  return (
    <ShopperPage
      entry="account"
      title={business ? '合作店数据' : '小店数据'}
      load={noShop ? undefined : basic}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[4, 6, 6]} className={css.page} />}
    >
      {noShop && !basic.data && <NoShop business={business} text={basic.error?.message} />}
      {basic.data && (
        <Box className={css.page}>
          <Summary statistics={basic.data} />
          <Pills label="时间范围" items={[...RANGES]} current={range.key} onChoose={choose} />
          <Loaded
            load={daily}
            onRetry={open}
            skeleton={
              <Card>
                <Skeleton lines={6} />
              </Card>
            }
          >
            {(data) => <DaysPart key={range.key} title={range.label} daily={data} />}
          </Loaded>
          <Text as="p" className={css.note}>
            数据按北京时间每天统计，付款后几分钟内更新。成交额为商品实付金额，不含运费。
          </Text>
          <Text as="p" className={css.note}>
            订单计入付款当天；退款从付款当天的数据中扣除，全额退款的订单不再计入。
          </Text>
        </Box>
      )}
    </ShopperPage>
  )
}

function Summary({ statistics }: { statistics: ShopStatistics }) {
  const { today, last7Days, last30Days } = statistics
  return (
    <Card as="section" label="数据概览">
      <Text as="h2" className={css.title}>
        数据概览
      </Text>
      <ShopFiguresPart title="今天" figures={today} />
      <ShopFiguresPart title="近 7 天" figures={last7Days} />
      <ShopFiguresPart title="近 30 天" figures={last30Days} />
      <ShopFiguresPart title="累计" figures={statistics} />
    </Card>
  )
}

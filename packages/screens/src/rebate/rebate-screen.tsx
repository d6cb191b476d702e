import { formatAmount, PROMOTER_KIND } from '@hearth/domain'
import { rebateStore, useShop, type RebateSummary } from '@hearth/state'
import { Box, Card, EmptyState, Link, ListEnd, Loaded, Tabs, Text } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { RebateCard } from './rebate-card'
import css from './rebate.module.css'

/** Key of the tab for all products. */
const ALL = ''

/**
 * Products with rebates for the promoter or for their partner shop, by category, with the rebate for one sold piece
 * (F18, S22).
 */
export function RebateScreen({ query }: ScreenProps) {
  const kind = query.kind === PROMOTER_KIND.partner ? PROMOTER_KIND.partner : PROMOTER_KIND.promoter
  const products = useShop(rebateStore, (state) => state)
  const { list, categories, summary, tab, open, load } = products
  usePageLoad(open, useLoginGate(routePath('rebate', {}, query)))
  return (
    <ShopperPage entry="account" title={kind === PROMOTER_KIND.partner ? '合作店分享赚' : '分享赚'} onRefresh={open}>
      {kind === PROMOTER_KIND.promoter && <Earned summary={summary.data} />}
      {categories.data?.length !== 0 && (
        <Box className={css.tabs}>
          <Tabs
            label="商品分类"
            items={[
              { key: ALL, label: '全部' },
              ...(categories.data ?? []).map(({ categoryCode, name }) => ({ key: categoryCode, label: name })),
            ]}
            current={tab ?? ALL}
            onChange={(key) => void load(key === ALL ? undefined : key)}
          />
        </Box>
      )}
      <Loaded
        load={list}
        onRetry={() => void open()}
        skeleton={<CardsSkeleton lines={[3, 3, 3, 3]} className={css.list} />}
        emptyState={
          <EmptyState
            picture="box"
            title="暂无返利商品"
            text="新的返利活动上线后会在这里显示"
            action={{ label: '看看全部商品', to: '/allproducts' }}
          />
        }
      >
        {(items) => (
          <>
            <Box as="ul" role="list" className={css.list}>
              {items.map((product) => (
                <Box as="li" key={product.skuNo}>
                  <RebateCard product={product} kind={kind} />
                </Box>
              ))}
            </Box>
            <ListEnd count={items.length} more={products} />
          </>
        )}
      </Loaded>
    </ShopperPage>
  )
}

/** The promoter's earnings, with a link to the orders that earned them. Shows dashes until the earnings are loaded. */
function Earned({ summary }: { summary: RebateSummary | undefined }) {
  const figures = [
    { label: '今日', fen: summary?.todayAmount },
    { label: '本月', fen: summary?.monthAmount },
    { label: '累计', fen: summary?.totalAmount },
  ]
  return (
    <Box className={css.top}>
      <Card as="section" label="我的返利" className={css.earned}>
        <Box className={css.figures}>
          {figures.map(({ label, fen }) => (
            <Box key={label} className={css.figure}>
              <Text className={css.label}>{label}</Text>
              <Text className={css.sum}>{fen === undefined ? '–' : `¥${formatAmount(fen)}`}</Text>
            </Box>
          ))}
        </Box>
        <Box className={css.ways}>
          <Link to={routePath('myStoreOrders')} className={css.orders}>
            {summary ? `${summary.orderCount} 笔推广订单，看看明细` : '推广订单明细'}
          </Link>
          <Link to={routePath('invite')} className={css.orders}>
            邀请有礼
          </Link>
          <Link to={routePath('rebateHonor')} className={css.orders}>
            荣誉榜
          </Link>
        </Box>
      </Card>
    </Box>
  )
}

import { pointsStore, selectLoggedIn, useActions, useShop, userStore, type IntegralProduct } from '@hearth/state'
import { Box, EmptyState, Pills } from '@hearth/ui'
import { useCallback, useState } from 'react'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import { ExchangeDialog } from './exchange-dialog'
import { PointsHead } from './points-head'
import { ProductForPoints } from './product-for-points'
import css from './points.module.css'

const PILLS = [
  { key: 'all', label: '全部商品' },
  { key: 'mine', label: '我能兑换' },
] as const
type Pill = (typeof PILLS)[number]['key']

/** Products that can be exchanged for points (F09). */
export function PointsScreen() {
  const mall = useShop(pointsStore, (state) => state.mall)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { loadMall, loadProfile } = useActions(pointsStore)
  const [chosen, setChosen] = useState<IntegralProduct>()
  const [pill, setPill] = useState<Pill>('all')
  // The number of points that expire next is in the shopper's user profile, which is therefore loaded too.
  const load = useCallback(
    async () => void (await Promise.all([loadMall(), ...(loggedIn ? [loadProfile()] : [])])),
    [loadMall, loadProfile, loggedIn],
  )
  usePageLoad(load)
  const { integral = 0, result: products = [] } = mall.data ?? {}
  const mine = products.filter((product) => product.stock > 0 && product.integral <= integral)
  // The filter is shown only if the shopper can afford some of the products, but not all of them.
  const choice = loggedIn && mine.length > 0 && mine.length < products.length
  const shown = choice && pill === 'mine' ? mine : products
  return (
    <ShopPage
      title="积分商城"
      description="用积分兑换智能好物"
      tone="soft"
      load={mall}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[4, 5, 5]} className={css.skeleton} />}
      empty={mall.data && products.length === 0}
      emptyState={
        <EmptyState
          picture="box"
          title="暂时没有可兑换的商品"
          text="新的好物正在路上"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      <Box className={css.top}>
        <PointsHead integral={integral} />
      </Box>
      {choice && (
        <Box className={css.pills}>
          <Pills label="看哪些" items={PILLS} current={pill} onChoose={(key) => setPill(key as Pill)} />
        </Box>
      )}
      <Box as="ul" role="list" className={css.grid}>
        {shown.map((product) => (
          <ProductForPoints key={product.productId} product={product} has={integral} onExchange={setChosen} />
        ))}
      </Box>
      <ExchangeDialog product={chosen} onClose={() => setChosen(undefined)} />
    </ShopPage>
  )
}

import { pointsStore, useActions, useShop, type IntegralProduct } from '@hearth/state'
import { Box, Card, EmptyState, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { usePageLoad } from '#hooks/use-page-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { ShopPage } from '#parts/shop-page'
import { ExchangeDialog } from './exchange-dialog'
import { ProductForPoints } from './product-for-points'
import css from './points.module.css'

/** Products to be had for points (F09). */
export function PointsScreen() {
  const mall = useShop(pointsStore, (state) => state.mall)
  const { loadMall } = useActions(pointsStore)
  const [chosen, setChosen] = useState<IntegralProduct>()
  usePageLoad(loadMall)
  useShownAgain(loadMall)
  const { integral = 0, result: products = [] } = mall.data ?? {}
  return (
    <ShopPage
      title="积分商城"
      description="用积分兑换智能好物"
      tone="soft"
      load={mall}
      onRetry={loadMall}
      onRefresh={loadMall}
      skeleton={<CardsSkeleton lines={[2, 5, 5]} className={css.skeleton} />}
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
      <Box className={css.head}>
        <Card>
          <Box className={css.balance}>
            <Text>我的积分</Text>
            <Text className={css.pieces}>{integral}</Text>
            <Link to="/my/points" className={css.mine}>
              明细与兑换记录
            </Link>
          </Box>
        </Card>
      </Box>
      <Box as="ul" role="list" className={css.grid}>
        {products.map((product) => (
          <ProductForPoints key={product.productId} product={product} has={integral} onExchange={setChosen} />
        ))}
      </Box>
      <ExchangeDialog product={chosen} onClose={() => setChosen(undefined)} />
    </ShopPage>
  )
}

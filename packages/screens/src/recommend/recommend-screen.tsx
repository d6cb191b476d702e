import { livesStore, recommendStore, selectLoggedIn, useActions, useShop, userStore } from '@hearth/state'
import { Button, EmptyState, ProductGrid, ProductGridSkeleton, Section } from '@hearth/ui'
import { useCallback, useEffect, useState } from 'react'
import { useOwnPrices } from '#hooks/use-own-prices'
import { useShownAgain } from '#hooks/use-shown-again'
import { useWhole } from '#hooks/use-whole'
import { ShopPage } from '#parts/page/shop-page'
import { FanSheet } from './fan-sheet'
import { Lives } from './lives'
import css from './recommend.module.css'

const store = recommendStore('home')

/** Recommendations for the shopper, and live streams (F11). */
export function RecommendScreen() {
  const products = useShop(store, (state) => state.products)
  const lives = useShop(livesStore, ({ list }) => list)
  const { load } = useActions(store)
  const { load: loadLives } = useActions(livesStore)
  const loggedIn = useShop(userStore, selectLoggedIn)
  // The recommendations are loaded once the viewer is known, and again for another viewer.
  const turn = useShop(userStore, ({ info: { status }, turn }) =>
    status === 'ready' || status === 'failed' ? turn : undefined,
  )
  const open = useCallback(async () => void (await Promise.all([load(), loadLives()])), [load, loadLives])
  useEffect(() => {
    if (turn !== undefined) void open()
  }, [turn, open])
  useShownAgain(open)
  const [joining, setJoining] = useState(false)
  const priced = useOwnPrices(products.data)
  const whole = useWhole(products, lives)
  const nothing = products.data?.length === 0 && lives.data?.length === 0
  return (
    <ShopPage
      title="推荐与直播"
      description="为您挑选的好物和直播"
      load={whole}
      onRefresh={open}
      skeleton={<ProductGridSkeleton />}
      empty={nothing}
      emptyState={
        <EmptyState
          picture="box"
          title="好物正在准备中"
          text="先去看看全部商品吧"
          action={{ label: '全部商品', to: '/allproducts' }}
        />
      }
    >
      <Lives />
      {!!products.data?.length && (
        <Section title="为你推荐" subtitle={loggedIn ? '根据您的购物车和订单挑选' : '大家都在买的好物'}>
          <ProductGrid products={priced} priority={2} />
        </Section>
      )}
      <Section title="第一时间知道" subtitle="新品上架、直播开始时短信告诉您" className={css.join}>
        <Button kind="outline" block onPress={() => setJoining(true)}>
          订阅上新
        </Button>
      </Section>
      <FanSheet open={joining} onClose={() => setJoining(false)} />
    </ShopPage>
  )
}

import { priceSku } from '@hearth/domain'
import { newcomerStore, selectLoggedIn, useActions, useShop, userStore, type ProductItem } from '@hearth/state'
import { Box, Button, EmptyState, Link, ProductGrid, Section, Text } from '@hearth/ui'
import { useState } from 'react'
import { usePageLoad } from '#hooks/use-page-load'
import { usePromotionTime } from '#hooks/use-promotion-time'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { CouponCard } from '#parts/coupon/coupon-card'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ShopPage } from '#parts/page/shop-page'
import css from './newcomer.module.css'

/** Presents for newcomers (F11): the coupons of the first login, and the lower prices of the first order. */
export function NewcomerScreen() {
  const presents = useShop(newcomerStore, (state) => state.presents)
  const { load } = useActions(newcomerStore)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const newcomer = useShop(userStore, ({ info }) => info.data?.buyer?.newcomer)
  const [sharing, setSharing] = useState(false)
  usePageLoad(load)
  const { coupons = [], products = [] } = presents.data ?? {}
  const now = usePromotionTime(products.map(({ pricing }) => pricing ?? {}))
  // A shopper who has ordered before pays the normal prices, and the page says so.
  const isOld = loggedIn && newcomer === false
  return (
    <ShopPage
      title="新人礼"
      description="新人券和新人价，登录即可领取"
      tone="soft"
      load={presents}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[2, 3, 3]} className={css.list} />}
      empty={presents.data && coupons.length === 0 && products.length === 0}
      emptyState={
        <EmptyState
          picture="coupon"
          title="新人活动已结束"
          text="领券中心还有优惠"
          action={{ label: '去领券中心', to: '/coupons' }}
        />
      }
    >
      <Box className={css.head}>
        <Text as="h2" className={css.headline}>
          {isOld ? '您已经是老朋友了' : loggedIn ? '新人券已放入您的账户' : '登录即得新人礼'}
        </Text>
        <Text as="p" className={css.words}>
          {isOld
            ? '新人礼只有首次下单前可用，领券中心还有优惠等您'
            : loggedIn
              ? '首单可用，新人价商品也别错过'
              : '手机号快捷登录，优惠券自动到账，每人一份'}
        </Text>
        <Box className={css.actions}>
          <Link to={isOld ? '/coupons' : loggedIn ? '/my/coupons' : '/login?next=%2Fnewcomer'} className={css.go}>
            {isOld ? '去领券中心' : loggedIn ? '查看我的优惠券' : '登录领取'}
          </Link>
          <Link to="/welfare/now" className={css.more}>
            更多福利
          </Link>
          <Button kind="outline" onPress={() => setSharing(true)}>
            分享给朋友
          </Button>
        </Box>
      </Box>
      {coupons.length > 0 && (
        <Section title="新人券">
          <Box as="ul" role="list" className={css.coupons}>
            {coupons.map((coupon) => (
              <Box as="li" key={coupon.couponBatchId}>
                <CouponCard coupon={coupon} off={isOld} />
              </Box>
            ))}
          </Box>
        </Section>
      )}
      {products.length > 0 && (
        <Section title="新人价" subtitle={isOld ? '首次下单的新用户可享' : '首单专享，每款限一件'}>
          <ProductGrid products={isOld ? products : products.map((product) => forNewcomer(product, now))} />
        </Section>
      )}
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        path="/newcomer"
        meta={{ title: '新人礼', description: '新人券和新人价，登录即可领取' }}
      />
    </ShopPage>
  )
}

/** Returns a product with the price that a newcomer pays in the cart. */
function forNewcomer(product: ProductItem, now: number): ProductItem {
  if (!product.pricing) return product
  return {
    ...product,
    originalPrice: undefined,
    ...priceSku({ ...product, ...product.pricing }, { newcomer: true, now }),
  }
}

import { NOT_FOUND_CODE } from '@hearth/domain'
import { couponProductsStore, useShop } from '@hearth/state'
import { Box, EmptyState, ListEnd, Loaded, ProductGrid, ProductGridSkeleton, Section } from '@hearth/ui'
import { useCallback } from 'react'
import { useOwnPrices } from '#hooks/use-own-prices'
import { useLoad } from '#hooks/use-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { OfferedCoupon } from '#parts/coupon/offered-coupon'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import css from './coupon-products.module.css'

/** A coupon, which can be taken here, and the products that it applies to (F06). */
export function CouponProductsScreen({ params }: ScreenProps) {
  const store = couponProductsStore(params.batchId ?? '')
  const products = useShop(store, (state) => state)
  const { batch, list, load, loadBatch, receive } = products
  const priced = useOwnPrices(list.data)
  const open = useCallback(async () => void (await Promise.all([loadBatch(), load()])), [loadBatch, load])
  useLoad(open)
  useShownAgain(loadBatch)
  const gone = batch.error?.code === String(NOT_FOUND_CODE)
  return (
    <ShopPage
      title={batch.data?.couponName ?? '用券商品'}
      tone="soft"
      load={gone ? undefined : batch}
      onRetry={open}
      empty={gone}
      emptyState={
        <EmptyState
          picture="coupon"
          title="没有这张优惠券"
          text="它可能已经下架"
          action={{ label: '去领券中心', to: '/coupons' }}
        />
      }
      skeleton={<CardsSkeleton lines={[3, 6]} className={css.skeleton} />}
    >
      {batch.data && (
        <Box className={css.coupon}>
          <OfferedCoupon batch={batch.data} here onReceive={receive} />
        </Box>
      )}
      <Section title="可用商品">
        <Loaded
          load={list}
          onRetry={() => void load()}
          skeleton={<ProductGridSkeleton count={4} />}
          emptyState={
            <EmptyState
              picture="search"
              title="暂无可用商品"
              text="可用的商品都已下架"
              action={{ label: '看看全部商品', to: '/allproducts' }}
            />
          }
        >
          {({ length }) => (
            <>
              <ProductGrid products={priced} priority={4} />
              <ListEnd count={length} more={products} />
            </>
          )}
        </Loaded>
      </Section>
    </ShopPage>
  )
}

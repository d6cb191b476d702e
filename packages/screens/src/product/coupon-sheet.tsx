import { couponOffersStore, useActions, useShop, type Sku } from '@hearth/state'
import { Box, EmptyState, ErrorState, ListSkeleton, Sheet } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { OfferedCoupon } from '#parts/offered-coupon'
import { AfterCoupons } from './after-coupons'

/** The price of a sku with the shopper's coupons, and coupons to take for it (F06). */
export function CouponSheet({ open, onClose, sku }: { open: boolean; onClose: () => void; sku: Sku }) {
  const store = couponOffersStore(sku.skuNo)
  const offers = useShop(store, (state) => state.offers)
  const { load, receive } = useActions(store)
  usePageLoad(load, open)
  return (
    <Sheet open={open} onClose={onClose} title="优惠券">
      {!offers.data && offers.status !== 'failed' && <ListSkeleton />}
      {!offers.data && offers.status === 'failed' && <ErrorState text={offers.error?.message} onRetry={load} />}
      {offers.data?.length === 0 && (
        <EmptyState
          picture="coupon"
          title="这件商品暂时没有可领的券"
          action={{ label: '去领券中心', to: '/coupons' }}
        />
      )}
      {!!offers.data?.length && (
        <Box as="ul" role="list">
          {offers.data.map((batch) => (
            <Box as="li" key={batch.couponBatchId}>
              <OfferedCoupon batch={batch} here edged onReceive={receive} />
            </Box>
          ))}
        </Box>
      )}
      {open && <AfterCoupons sku={sku} received={offers.data} />}
    </Sheet>
  )
}

import { couponOffersStore, useActions, useShop, type Sku } from '@hearth/state'
import { Box, EmptyState, Loaded, Sheet } from '@hearth/ui'
import { useLoad } from '#hooks/use-load'
import { OfferedCoupon } from '#parts/coupon/offered-coupon'
import { AfterCoupons } from './after-coupons'

/** The price of a sku with the shopper's coupons, and coupons for it that the shopper can take (F06). */
export function CouponSheet({ open, onClose, sku }: { open: boolean; onClose: () => void; sku: Sku }) {
  const store = couponOffersStore(sku.skuNo)
  const offers = useShop(store, (state) => state.offers)
  const { load, receive } = useActions(store)
  useLoad(load, open)
  return (
    <Sheet open={open} onClose={onClose} title="优惠券">
      <Loaded
        load={offers}
        onRetry={load}
        emptyState={
          <EmptyState
            picture="coupon"
            title="这件商品暂时没有可领的券"
            action={{ label: '去领券中心', to: '/coupons' }}
          />
        }
      >
        {(batches) => (
          <Box as="ul" role="list">
            {batches.map((batch) => (
              <Box as="li" key={batch.couponBatchId}>
                <OfferedCoupon batch={batch} here edged onReceive={receive} />
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
      {open && <AfterCoupons sku={sku} received={offers.data} />}
    </Sheet>
  )
}

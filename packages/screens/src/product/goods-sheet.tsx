import { promotionsStore, useActions, useShop, type Promotion } from '@hearth/state'
import { EmptyState, ErrorState, ProductGrid, Sheet, Skeleton } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { usePageLoad } from '#hooks/use-page-load'

/** The products of a cart promotion (1001, 1002). */
export function GoodsSheet({
  open,
  onClose,
  promotion: { promotionId, promotionType, promotionName },
}: {
  open: boolean
  onClose: () => void
  promotion: Promotion
}) {
  const store = promotionsStore(promotionType)
  const promotions = useShop(store, (state) => state.promotions)
  const { load } = useActions(store)
  usePageLoad(load, open)
  const products = promotions.data?.find((one) => one.promotionId === promotionId)?.products
  const priced = useOwnPrices(products)
  const failed = !promotions.data && promotions.status === 'failed'
  return (
    <Sheet open={open} onClose={onClose} title={promotionName}>
      {!promotions.data && !failed && <Skeleton lines={6} />}
      {failed && <ErrorState text={promotions.error?.message} onRetry={load} />}
      {promotions.data && priced.length === 0 && (
        <EmptyState picture="search" title="活动商品没有列出" text="这件商品可以参加，结算时自动计算" />
      )}
      {priced.length > 0 && <ProductGrid products={priced} />}
    </Sheet>
  )
}

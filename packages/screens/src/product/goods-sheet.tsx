import { promotionsStore, useActions, useShop, type Promotion } from '@hearth/state'
import { EmptyState, Loaded, ProductGrid, Sheet, Skeleton } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { useLoad } from '#hooks/use-load'

/** Lists the products of a cart promotion (1001, 1002). */
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
  useLoad(load, open)
  const products = promotions.data?.find((one) => one.promotionId === promotionId)?.products
  const priced = useOwnPrices(products)
  return (
    <Sheet open={open} onClose={onClose} title={promotionName}>
      <Loaded load={promotions} onRetry={load} skeleton={<Skeleton lines={6} />}>
        {() =>
          priced.length > 0 ? (
            <ProductGrid products={priced} />
          ) : (
            <EmptyState picture="search" title="活动商品没有列出" text="这件商品可以参加，结算时自动计算" />
          )
        }
      </Loaded>
    </Sheet>
  )
}

import { AVAILABILITY, cartProducts, reachingFirst } from '@hearth/domain'
import { cartStore, promotionsStore, useActions, useShop, type PromotionGroup } from '@hearth/state'
import { EmptyState, Loaded, ProductGrid, Sheet, Skeleton } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { useLoad } from '#hooks/use-load'

export interface AddOnSheetProps {
  open: boolean
  onClose: () => void
  group: PromotionGroup
  /** Fen that are missing to reach the threshold; absent if the threshold counts pieces. */
  missing?: number
}

/**
 * Products of a cart promotion that are not in the cart yet. Products that reach the promotion's threshold come first.
 */
export function AddOnSheet({ open, onClose, group, missing = 0 }: AddOnSheetProps) {
  const store = promotionsStore(group.promotionType!)
  const promotions = useShop(store, (state) => state.promotions)
  const cart = useShop(cartStore, (state) => state.cart.data)
  const { load } = useActions(store)
  useLoad(load, open)
  const there = new Set(cart && cartProducts(cart).map(({ spuNo }) => spuNo))
  const all = promotions.data?.find(({ promotionId }) => promotionId === group.promotionId)?.products ?? []
  const others = all.filter(({ spuNo, availability }) => !there.has(spuNo) && availability === AVAILABILITY.available)
  const priced = useOwnPrices(others)
  return (
    <Sheet open={open} onClose={onClose} title={`凑单：${group.promotionName}`}>
      <Loaded load={promotions} onRetry={load} skeleton={<Skeleton lines={6} />}>
        {() =>
          others.length > 0 ? (
            <ProductGrid products={reachingFirst(priced, missing)} />
          ) : (
            <EmptyState picture="search" title="没有其他商品可以凑单" text="多买几件已加购的商品也可以" />
          )
        }
      </Loaded>
    </Sheet>
  )
}

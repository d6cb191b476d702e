import { productStore, useActions, useShop } from '@hearth/state'
import { ProductGrid, ReachEnd, Section } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'

/**
 * Recommendations that go with a product. They are loaded once the shopper scrolls near. Shows nothing if they could
 * not be loaded.
 */
export function Recommended({ spuNo }: { spuNo: string }) {
  const store = productStore(spuNo)
  const { status, data: products } = useShop(store, (state) => state.recommended)
  const { loadRecommended } = useActions(store)
  const priced = useOwnPrices(products)
  return (
    <>
      <ReachEnd onReach={loadRecommended} disabled={status === 'loading' || status === 'ready'} />
      {!!products?.length && (
        <Section title="为你推荐">
          <ProductGrid products={priced} />
        </Section>
      )}
    </>
  )
}

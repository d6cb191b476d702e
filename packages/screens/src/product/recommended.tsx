import { productStore, useActions, useShop } from '@hearth/state'
import { ProductGrid, ReachEnd, Section } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'

/** What goes with it. Asked for once the shopper comes near; without an answer there is no section. */
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

import { productStore, useActions, useShop } from '@hearth/state'
import { ProductGrid, Section } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'

/** What goes with it. Asked for once the page itself is there; without an answer there is no section. */
export function Recommended({ spuNo }: { spuNo: string }) {
  const store = productStore(spuNo)
  const products = useShop(store, (state) => state.recommended.data)
  usePageLoad(useActions(store).loadRecommended)
  if (!products?.length) return null
  return (
    <Section title="为你推荐">
      <ProductGrid products={products} />
    </Section>
  )
}

import { WIDGET_TYPE } from '@hearth/domain'
import { homeStore, useActions, useShop, type ContentPage, type ProductItem } from '@hearth/state'
import { ProductGrid, Section } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { usePageLoad } from '#hooks/use-page-load'

const MOST = 8

/** Something to go on with where a page has nothing of its own: what the home page shows. */
export function Suggestions({ title = '看看这些' }: { title?: string }) {
  const products = useShop(homeStore, (state) => suggestionsOf(state.page.data))
  usePageLoad(useActions(homeStore).load)
  const price = useOwnPrices()
  if (!products.length) return null
  return (
    <Section title={title}>
      <ProductGrid products={price(products)} />
    </Section>
  )
}

function suggestionsOf(page: ContentPage | undefined): ProductItem[] {
  const products =
    page?.blocks
      .flatMap(({ widgets }) => widgets)
      .flatMap((widget) => (widget.widgetType === WIDGET_TYPE.shelf ? widget.products : [])) ?? []
  return [...new Map(products.map((product) => [product.spuNo, product])).values()].slice(0, MOST)
}

import type { RecommendScene } from '@hearth/domain'
import { recommendStore, useActions, useShop, userStore, type ProductItem } from '@hearth/state'
import { ProductGrid, Section, type LateProps } from '@hearth/ui'
import { useEffect, type ReactNode } from 'react'
import { useOwnPrices } from '#hooks/use-own-prices'

interface SuggestionsProps extends LateProps {
  scene: RecommendScene
  title: string
  /** Returns the content below a product. */
  under?: (product: ProductItem) => ReactNode
}

/**
 * Suggestions below a page, based on the shopper's cart or purchases (F11). Renders nothing until suggestions are
 * loaded, or if there are none.
 */
export function Suggestions({ scene, title, under }: SuggestionsProps) {
  const store = recommendStore(scene)
  const products = useShop(store, (state) => state.products.data)
  const { load } = useActions(store)
  // The suggestions are loaded once the viewer is known, and again for another viewer.
  const turn = useShop(userStore, ({ info: { status }, turn }) =>
    status === 'ready' || status === 'failed' ? turn : undefined,
  )
  useEffect(() => {
    if (turn !== undefined) void load()
  }, [turn, load])
  const priced = useOwnPrices(products)
  if (!products?.length) return null
  return (
    <Section title={title}>
      <ProductGrid products={priced} under={under} />
    </Section>
  )
}

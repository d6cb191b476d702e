import type { Link as ShopLink, ProductItem } from '@hearth/state'
import { Box, ProductCard, ProductGrid, Scroll, Section } from '@hearth/ui'
import { PromotionClock } from '#parts/promotion-clock'
import css from './home.module.css'

/** A shelf of products; one whose offer ends lies in a row, with its countdown. */
export function Shelf({ title, subtitle, more, endTime, products }: { title: string; subtitle?: string; more?: ShopLink; endTime?: number; products: ProductItem[] }) {
  if (!products.length) return null
  const all = more && { label: more.title, to: more.url }
  if (!endTime) {
    return (
      <Section title={title} subtitle={subtitle} more={all}>
        <ProductGrid products={products} />
      </Section>
    )
  }
  return (
    <Box className={css.flash}>
      <Section title={title} subtitle={subtitle} more={all} aside={<PromotionClock endTime={endTime} />}>
        <Scroll direction="horizontal" label={title} className={css.flashRow}>
          {products.map((product) => (
            <Box key={product.skuNo} className={css.flashItem}>
              <ProductCard product={product} sizes="(min-width: 1024px) 220px, 148px" />
            </Box>
          ))}
        </Scroll>
      </Section>
    </Box>
  )
}

import { homeStore, useActions, type Link as ShopLink, type ProductItem } from '@hearth/state'
import { Box, ProductCard, ProductGrid, Scroll, Section } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import css from './home.module.css'

/** Maximum number of products of a timed offer that are shown in one row. */
const ROW = 6

/**
 * A shelf of products, with a countdown while its offer runs. If the shelf links to more products, only full rows are
 * shown.
 */
export function Shelf({
  title,
  subtitle,
  more,
  endTime,
  products,
}: {
  title: string
  subtitle?: string
  more?: ShopLink
  endTime?: number
  products: ProductItem[]
}) {
  const { refresh } = useActions(homeStore)
  const priced = useOwnPrices(products)
  if (!products.length) return null
  const head = {
    title,
    subtitle,
    more: more && { label: more.title, to: more.url },
    aside: endTime && <PromotionClock endTime={endTime} onEnd={refresh} />,
  }
  if (!endTime || priced.length > ROW) {
    const shown = more && priced.length > 4 ? priced.slice(0, priced.length - (priced.length % 4)) : priced
    return (
      <Section {...head}>
        <ProductGrid products={shown} columns={shown.length % 5 ? 4 : 5} />
      </Section>
    )
  }
  return (
    <Box className={css.flash}>
      <Section {...head}>
        <Scroll direction="horizontal" label={title} className={css.flashRow}>
          {priced.map((product) => (
            <Box key={product.skuNo} className={css.flashItem}>
              <ProductCard product={product} sizes="(min-width: 1024px) 220px, 148px" />
            </Box>
          ))}
        </Scroll>
      </Section>
    </Box>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ProductCard } from '#hot'
import { Box } from '#primitives'
import type { ProductView } from '../views'
import css from './product-grid.module.css'

export interface ProductGridProps<One extends ProductView = ProductView> {
  products: One[]
  /** Number of cards, from the first one, whose pictures are loaded with priority. */
  priority?: number
  /** Number of columns on a desktop; 4 by default. */
  columns?: 4 | 5
  className?: string
  /** Returns content below a card. */
  under?: (product: One) => ReactNode
}

/** Class of lists whose layout `base.css` delays. */
const FAR = 'far'

/** Product cards in rows: two in a row on a phone, four on a tablet, four or five on a desktop. */
export function ProductGrid<One extends ProductView>({
  products,
  priority = 0,
  columns = 4,
  className,
  under,
}: ProductGridProps<One>) {
  return (
    <Box as="ul" role="list" className={clsx(FAR, css.grid, columns === 5 && css.five, className)}>
      {products.map((product, index) =>
        under ? (
          <Box as="li" key={product.spuNo} className={css.cell}>
            <ProductCard product={product} priority={index < priority} />
            {under(product)}
          </Box>
        ) : (
          <ProductCard key={product.spuNo} product={product} priority={index < priority} listed />
        ),
      )}
    </Box>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ProductCard } from '#hot'
import { Box } from '#primitives'
import type { ProductView } from '../views'
import css from './product-grid.module.css'

/** Props of `ProductGrid`. */
export interface ProductGridProps<One extends ProductView = ProductView> {
  products: One[]
  /** Number of first pictures that are loaded at once. */
  priority?: number
  /** Columns on a desktop; 4 when absent. */
  columns?: 4 | 5
  className?: string
  /** Content under a card. */
  under?: (product: One) => ReactNode
}

/** Class by which the web's base styles delay its layout. */
const FAR = 'far'

/** Product cards in rows: of two on a phone, of four on a tablet, of four or five on a desktop. */
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

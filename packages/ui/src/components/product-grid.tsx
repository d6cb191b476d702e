import clsx from 'clsx'
import { ProductCard } from '#hot'
import { Box } from '#primitives'
import type { ProductView } from '../views'
import css from './product-grid.module.css'

/** Props of `ProductGrid`. */
export interface ProductGridProps {
  products: ProductView[]
  /** How many of the first pictures are loaded at once. */
  priority?: number
  /** Columns on a desktop; 4 when absent. */
  columns?: 4 | 5
  className?: string
}

/** What the web's base styles lay out late. */
const FAR = 'far'

/** Product cards: two beside each other on a phone, four or five on a desktop. */
export function ProductGrid({ products, priority = 0, columns = 4, className }: ProductGridProps) {
  return (
    <Box as="ul" role="list" className={clsx(FAR, css.grid, columns === 5 && css.five, className)}>
      {products.map((product, index) => (
        <ProductCard key={product.spuNo} product={product} priority={index < priority} listed />
      ))}
    </Box>
  )
}

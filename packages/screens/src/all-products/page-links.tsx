import { Box, Link } from '@hearth/ui'
import { routePath } from '#routes'
import css from './all-products.module.css'

/** Links to the previous and the next page, for search engines, for browsers without scripts, and for sharing. */
export function PageLinks({ category, before, after }: { category: string; before?: number; after?: number }) {
  const to = (page: number) => routePath('allProducts', {}, { category, page: page > 1 ? String(page) : undefined })
  return (
    <Box as="nav" className={before === undefined ? css.all : `${css.all} ${css.before}`} label="翻页">
      {before !== undefined && (
        <Link to={to(before - 1)} className={css.pageLink}>
          上一页
        </Link>
      )}
      {after !== undefined && (
        <Link to={to(after + 1)} className={css.pageLink}>
          下一页
        </Link>
      )}
    </Box>
  )
}

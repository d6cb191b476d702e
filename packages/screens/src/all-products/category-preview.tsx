import { usePorts, type CategoryWidget } from '@hearth/state'
import { Box, Button, Link, ProductGrid } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { routePath } from '#routes'
import css from './all-products.module.css'
import { CategoryHead } from './category-head'

/** The first products of a category, and the way to all of them where there are more. */
export function CategoryPreview({
  section,
  first,
  onAll,
}: {
  section: CategoryWidget
  first: boolean
  onAll: (categoryCode: string) => void
}) {
  const { platform } = usePorts()
  const { categoryCode, title, products, totalCount } = section
  const priced = useOwnPrices(products)
  const words = `查看全部 ${totalCount} 件`
  return (
    <Box as="section" className={css.section} label={title}>
      <CategoryHead section={section} />
      {products.length > 0 && (
        <ProductGrid products={priced} columns={products.length % 5 ? 4 : 5} priority={first ? 4 : 0} />
      )}
      {totalCount > products.length && (
        <Box className={css.all}>
          {platform.kind === 'web' ? (
            <Link
              to={routePath('allProducts', {}, { category: categoryCode })}
              className={css.allLink}
              label={`${title}，${words}`}
            >
              {words}
            </Link>
          ) : (
            <Button kind="soft" block label={`${title}，${words}`} onPress={() => onAll(categoryCode)}>
              {words}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

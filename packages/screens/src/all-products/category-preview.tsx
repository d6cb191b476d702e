import { usePorts, type CategoryWidget } from '@hearth/state'
import { Box, Button, Icon, Link, ProductGrid } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { routePath } from '#routes'
import css from './all-products.module.css'
import { CategoryHead } from './category-head'

/** Number of cards in one row of a desktop, or in two rows of a phone. */
const ROW = 4

/** The first products of a category, and a link to all of them if there are more. */
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
  // Only full rows are shown; the page of the category has all products.
  const shown = products.length > ROW ? products.slice(0, products.length - (products.length % ROW)) : products
  const priced = useOwnPrices(shown)
  const words = `查看全部 ${totalCount} 件`
  const label = `${title}，${words}`
  return (
    <Box as="section" className={css.section} label={title}>
      <CategoryHead section={section}>
        {totalCount > shown.length &&
          (platform.kind === 'web' ? (
            <Link to={routePath('allProducts', {}, { category: categoryCode })} className={css.allLink} label={label}>
              {words}
              <Icon name="right" size={16} />
            </Link>
          ) : (
            <Button kind="text" size="s" label={label} onPress={() => onAll(categoryCode)}>
              {words}
            </Button>
          ))}
      </CategoryHead>
      {shown.length > 0 && <ProductGrid products={priced} priority={first ? 4 : 0} />}
    </Box>
  )
}

import { pagesOf } from '@hearth/domain'
import { categoryStore, selectHasMore, useActions, usePorts, useShop, type CategoryWidget } from '@hearth/state'
import { Box, ErrorState, ListEnd, ProductGrid, ProductGridSkeleton, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { useOwnPrices } from '#hooks/use-own-prices'
import { useLoad } from '#hooks/use-load'
import css from './all-products.module.css'
import { CategoryHead } from './category-head'
import { PageLinks } from './page-links'

/**
 * The products of a category, from page `from` on; from the last page if `from` is beyond it. More are loaded as the
 * shopper nears the end. Nothing is loaded if the preview already has all products.
 */
export function CategoryList({ section, from }: { section: CategoryWidget; from: number }) {
  const start = Math.min(from, pagesOf(section.totalCount))
  const store = categoryStore(section.categoryCode)
  const { list, more, hasMore } = useShop(store, (state) => ({
    list: state.list,
    more: state.more,
    hasMore: selectHasMore(state),
  }))
  const { open, loadMore } = useActions(store)
  const { platform } = usePorts()
  const isWhole = section.totalCount <= section.products.length
  const openHere = useCallback(() => open(start), [open, start])
  useLoad(openHere, !isWhole)
  const data = list.data?.from === start ? list.data : undefined
  // The first products are part of the preview, so they are shown while the first page of the list loads.
  const products = isWhole || (!data && start === 1) ? section.products : data?.products
  const priced = useOwnPrices(products)
  const failed = !isWhole && !data && list.status === 'failed'
  return (
    <Box as="section" className={css.section} label={section.title}>
      <CategoryHead section={section}>
        <Text className={css.count}>共 {section.totalCount} 件</Text>
      </CategoryHead>
      {platform.kind === 'web' && start > 1 && <PageLinks category={section.categoryCode} before={start} />}
      {priced.length > 0 && (
        <ProductGrid products={priced} columns={isWhole && priced.length % 5 === 0 ? 5 : 4} priority={4} />
      )}
      {!products && !failed && <ProductGridSkeleton count={8} />}
      {failed && <ErrorState text={list.error?.message} onRetry={openHere} />}
      {data && (
        <ListEnd
          count={data.products.length}
          more={{ hasMore, loadingMore: more === 'loading', loadMore }}
          failed={more === 'failed'}
        />
      )}
      {platform.kind === 'web' && hasMore && data && <PageLinks category={section.categoryCode} after={data.to} />}
    </Box>
  )
}

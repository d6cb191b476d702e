import { catalogStore, categoryStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Choice, EmptyState, ProductGridSkeleton, Text } from '@hearth/ui'
import { useEffect, useMemo, useState } from 'react'
import { useLoad } from '#hooks/use-load'
import { useSteps } from '#steps/all-products'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import css from './all-products.module.css'
import { CategoryList } from './category-list'
import { CategoryPreview } from './category-preview'
import { pageNumber } from './page-number'
import { sectionsOf } from './sections-of'

/**
 * All products of the shop, by category (R11): the first products of each category, or all of one. `?category=` names
 * the category to show, `&page=` the page of its list to begin with.
 */
export function AllProductsScreen({ query }: ScreenProps) {
  const page = useShop(catalogStore, (state) => state.page)
  const { load, refresh } = useActions(catalogStore)
  const { navigate, platform, setQuery, toTop } = usePorts()
  useLoad(load)
  const sections = useMemo(() => sectionsOf(page.data), [page.data])
  const drawn = useSteps(sections.length)
  const [picked, setPicked] = useState(query.category ?? '')
  useEffect(() => setPicked(query.category ?? ''), [query.category])
  const current = sections.find(({ categoryCode }) => categoryCode === picked)
  const { refresh: refreshList } = useActions(categoryStore(picked))
  const choose = (categoryCode: string) => {
    setPicked(categoryCode)
    toTop?.()
    // In a browser, the address may have the `page` of the previous category. `navigate` removes it.
    if (platform.kind === 'web')
      navigate(routePath('allProducts', {}, { category: categoryCode || undefined }), { replace: true })
    else setQuery?.('category', categoryCode)
  }
  return (
    <ShopPage
      title={page.data?.title ?? '全部商品'}
      description={page.data?.description}
      tab="category"
      load={page}
      onRetry={refresh}
      onRefresh={current ? () => Promise.all([refresh(), refreshList()]).then(() => {}) : refresh}
      skeleton={<ProductGridSkeleton count={8} />}
      empty={page.data && sections.length === 0}
      emptyState={<EmptyState title="商品正在上架" text="稍后再来看看" action={{ label: '回到首页', to: '/' }} />}
    >
      <Box className={css.page}>
        <Choice
          kind="tablist"
          label="商品分类"
          className={css.rail}
          onChoose={choose}
          options={[{ categoryCode: '', title: '全部' }, ...sections].map(({ categoryCode, title }) => ({
            key: categoryCode,
            selected: categoryCode === (current?.categoryCode ?? ''),
            className: categoryCode === (current?.categoryCode ?? '') ? css.railOn : css.railItem,
            content: <Text>{title}</Text>,
          }))}
        />
        <Box className={css.sections}>
          {current ? (
            <CategoryList
              key={current.categoryCode}
              section={current}
              from={query.category === current.categoryCode ? pageNumber(query.page) : 1}
            />
          ) : (
            sections
              .slice(0, drawn)
              .map((section, index) => (
                <CategoryPreview key={section.categoryCode} section={section} first={index === 0} onAll={choose} />
              ))
          )}
        </Box>
      </Box>
    </ShopPage>
  )
}

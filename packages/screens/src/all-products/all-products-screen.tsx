import { WIDGET_TYPE } from '@hearth/domain'
import { catalogStore, useActions, useShop, type CategoryWidget, type ContentPage } from '@hearth/state'
import { Box, Choice, EmptyState, ProductGrid, ProductGridSkeleton, Text } from '@hearth/ui'
import { useEffect, useMemo, useState } from 'react'
import { usePageLoad } from '#hooks/use-page-load'
import { ShopPage } from '#parts/shop-page'
import type { ScreenProps } from '#routes'
import css from './all-products.module.css'

/** Everything the shop sells, by category (R11). `?category=` opens at one of them. */
export function AllProductsScreen({ query }: ScreenProps) {
  const page = useShop(catalogStore, (state) => state.page)
  const { load, refresh } = useActions(catalogStore)
  usePageLoad(load)
  const sections = useMemo(() => sectionsOf(page.data), [page.data])
  const [picked, setPicked] = useState(query.category ?? '')
  useEffect(() => setPicked(query.category ?? ''), [query.category])
  const current = sections.some(({ categoryCode }) => categoryCode === picked) ? picked : ''
  const shown = current ? sections.filter(({ categoryCode }) => categoryCode === current) : sections
  return (
    <ShopPage
      title={page.data?.title ?? '全部商品'}
      description={page.data?.description}
      tab="category"
      load={page}
      onRetry={refresh}
      onRefresh={refresh}
      skeleton={<ProductGridSkeleton count={8} />}
      empty={page.data && sections.length === 0}
      emptyState={<EmptyState title="商品正在上架" text="稍后再来看看" action={{ label: '回到首页', to: '/' }} />}
    >
      <Box className={css.page}>
        <Choice
          kind="tablist"
          label="商品分类"
          className={css.rail}
          onChoose={setPicked}
          options={[{ categoryCode: '', title: '全部' }, ...sections].map(({ categoryCode, title }) => ({
            key: categoryCode,
            selected: categoryCode === current,
            className: categoryCode === current ? css.railOn : css.railItem,
            content: <Text>{title}</Text>,
          }))}
        />
        <Box className={css.sections}>
          {shown.map((section, index) => (
            <Box as="section" key={section.categoryCode} className={css.section} label={section.title}>
              <Text as="h2" className={css.title}>
                {section.title}
              </Text>
              <Text as="p" className={css.subtitle}>
                {section.subtitle}
              </Text>
              <ProductGrid products={section.products} columns={section.products.length % 5 ? 4 : 5} priority={index === 0 ? 4 : 0} />
            </Box>
          ))}
        </Box>
      </Box>
    </ShopPage>
  )
}

const sectionsOf = (page: ContentPage | undefined): CategoryWidget[] =>
  page?.blocks.flatMap(({ widgets }) => widgets).filter((widget): widget is CategoryWidget => widget.widgetType === WIDGET_TYPE.category && widget.products.length > 0) ?? []

import { CONTENT_PAGE, pagesOf, WIDGET_TYPE } from '@hearth/domain'
import type { CategoryWidget, ProductItem } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import { tracker } from '#shop/track'

/** How long a list counts as fresh, ms. */
const FRESH = 60_000

/** Products of a category, as many pages as the shopper has come to. */
export interface CategoryList {
  products: ProductItem[]
  /** How many the category has. */
  totalCount: number
  /** The first and the last loaded page. */
  from: number
  to: number
}

/** The list of one category. */
export interface CategoryState {
  list: Load<CategoryList>
  /** State of the next page's load. */
  more: 'waiting' | 'loading' | 'failed'
  /** Shows a page of the list, with the loaded ones that follow it. */
  open(page: number): Promise<void>
  loadMore(): Promise<void>
  refresh(): Promise<void>
}

/** Whether a list has more pages. */
export const selectHasMore = ({ list }: CategoryState): boolean =>
  !!list.data && list.data.to < pagesOf(list.data.totalCount)

/**
 * The products of a category, page by page. Loaded pages are kept for the visit, so that going back finds them again.
 */
export const categoryStore = (categoryCode: string): StoreDefinition<CategoryState> =>
  defineStore<CategoryState>({
    name: `category:${categoryCode}`,
    shared: ['list'],
    create(context, set, get) {
      const track = tracker(context, set, get)
      let freshUntil = context.startedAt + FRESH
      /** Versions of lists: a later page of a reloaded list must not be added to the new one. */
      let version = 0
      /** The first page that was asked for last. */
      let coming = 0

      const ask = async (page: number): Promise<Pick<CategoryWidget, 'products' | 'totalCount'>> => {
        const { blocks } = await context.api.products.widgets({
          urlMapping: CONTENT_PAGE.allProducts,
          categoryCode,
          pageNo: page,
        })
        const widget = blocks
          .flatMap(({ widgets }) => widgets)
          .find(
            (one): one is CategoryWidget =>
              one.widgetType === WIDGET_TYPE.category && one.categoryCode === categoryCode,
          )
        return widget ?? { products: [], totalCount: 0 }
      }
      const load = async (from: number, to: number, keep: boolean) => {
        version += 1
        set({ more: 'waiting' })
        coming = from
        await track(
          'list',
          async () => {
            const pages = await Promise.all(Array.from({ length: to - from + 1 }, (_, at) => ask(from + at)))
            return {
              products: onceEach(pages.flatMap(({ products }) => products)),
              totalCount: pages.at(-1)?.totalCount ?? 0,
              from,
              to,
            }
          },
          keep,
        )
        freshUntil = context.ports.clock() + FRESH
      }

      return {
        list: idle,
        more: 'waiting',
        async open(page) {
          const { status, data } = get().list
          const isHere = data?.from === page
          if (status === 'loading' && coming === page) return
          if (isHere && status === 'ready' && context.ports.clock() < freshUntil) return
          await load(page, isHere ? data.to : page, isHere)
        },
        async loadMore() {
          const { list, more } = get()
          if (more === 'loading' || !list.data || !selectHasMore(get())) return
          const asked = version
          const { data } = list
          set({ more: 'loading' })
          try {
            const { products, totalCount } = await ask(data.to + 1)
            if (asked === version)
              set({
                list: ready({
                  ...data,
                  products: onceEach([...data.products, ...products]),
                  totalCount,
                  to: data.to + 1,
                }),
                more: 'waiting',
              })
          } catch {
            if (asked === version) set({ more: 'failed' })
          }
        },
        async refresh() {
          await load(get().list.data?.from ?? 1, get().list.data?.from ?? 1, true)
        },
      }
    },
  })

/** A product that moved to the next page meanwhile is shown once. */
const onceEach = (products: ProductItem[]): ProductItem[] => [
  ...new Map(products.map((product) => [product.spuNo, product])).values(),
]

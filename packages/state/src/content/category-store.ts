import { CONTENT_PAGE, pagesOf, WIDGET_TYPE } from '@hearth/domain'
import type { CategoryWidget, ProductItem } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import { tracker } from '#shop/track'

/** Ms for which a loaded list counts as fresh. */
const FRESH = 60_000

/** The loaded products of a category. */
export interface CategoryList {
  products: ProductItem[]
  /** Number of products in the category. */
  totalCount: number
  /** Numbers of the first and the last loaded page. */
  from: number
  to: number
}

/** The list of one category. */
export interface CategoryState {
  list: Load<CategoryList>
  /** State of loading the next page. */
  more: 'waiting' | 'loading' | 'failed'
  /** Shows the list from this page on. Pages that were loaded after it stay loaded. */
  open(page: number): Promise<void>
  loadMore(): Promise<void>
  refresh(): Promise<void>
}

/** Whether a list has more pages. */
export const selectHasMore = ({ list }: CategoryState): boolean =>
  !!list.data && list.data.to < pagesOf(list.data.totalCount)

/**
 * The products of a category, page by page. Loaded pages are kept during the visit, so that a shopper who goes back
 * sees them again.
 */
export const categoryStore = (categoryCode: string): StoreDefinition<CategoryState> =>
  defineStore<CategoryState>({
    name: `category:${categoryCode}`,
    shared: ['list'],
    create(context, set, get) {
      const track = tracker(context, set, get)
      let freshUntil = context.startedAt + FRESH
      /**
       * Counts the loads of the list. If the count has changed when a further page arrives, the page belongs to an old
       * list and is ignored.
       */
      let version = 0
      /** First page of the newest load. */
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

/** Removes repeated products: a product may move to the next page between two requests. */
const onceEach = (products: ProductItem[]): ProductItem[] => [
  ...new Map(products.map((product) => [product.spuNo, product])).values(),
]

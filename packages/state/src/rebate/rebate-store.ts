import { mergeRebateProducts, PAGE, type PromoterKind } from '@hearth/domain'
import type { RebateCategory, RebateProduct, RebateSummary, ShareCode, ShareImage } from '@hearth/sdk/core'
import { withEstimates, type ShownRebate } from '#rebate/shown-rebates'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, ready, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Products that earn by being shared (F18). */
export interface RebateState {
  list: Load<ShownRebate[]>
  categories: Load<RebateCategory[]>
  /** The promoter's earnings; shown if they could be loaded. */
  summary: Load<RebateSummary>
  /** A category; undefined for all. */
  tab?: string
  hasMore: boolean
  loadingMore: boolean
  /** The product that a share is made of just now, by its sku. */
  sharing?: string
  /** The poster of the product that is shared. */
  poster: Load<ShareImage>
  /** Asks for all of it. */
  open(): Promise<void>
  /** Shows a category; undefined for all. */
  load(tab?: string): Promise<void>
  loadMore(): Promise<void>
  /** Creates the share of a product, of a shop of a kind; undefined if it was refused, which is shown. */
  share(product: Pick<RebateProduct, 'skuNo' | 'spuNo'>, kind: PromoterKind): Promise<ShareCode | undefined>
  /** Has the poster of a page drawn, such as `/product/1501?shareId=...`. */
  draw(path: string): Promise<void>
}

/** The list of products with rebates: page 1 replaces it, later ones append, and only current offers stay (S22). */
export const rebateStore = defineStore<RebateState>({
  name: 'rebate',
  personal: true,
  create(context, set, get) {
    const { products, rebate, rebateShop } = context.api
    const track = tracker<Pick<RebateState, 'list' | 'categories' | 'summary' | 'poster'>>(context, set, get)
    const change = changing(context, set, get, 'sharing')
    const own = { toast: false } as const
    const { pageSize } = PAGE.rebateProducts
    let pageNo = 1
    let version = 0

    const ask = async (tab: string | undefined, page: number) => {
      const { items, count } =
        tab === undefined
          ? await rebateShop
              .listProducts({ pageNo: page, pageSize }, own)
              .then(({ list, count: all }) => ({ items: list, count: all }))
          : await rebateShop
              .listSkus({ categoryCode: tab, startIndex: (page - 1) * pageSize + 1, count: pageSize }, own)
              .then(({ result, count: all }) => ({ items: result, count: all }))
      return { products: await withEstimates(context, items), hasMore: page * pageSize < count }
    }
    const merged = (products: ShownRebate[], page: number) =>
      mergeRebateProducts(get().list.data ?? [], { pageNo: page, products }, { now: context.now(), offset: 0 })

    const load = async (tab?: string) => {
      const asked = (version += 1)
      const same = tab === get().tab
      set(same ? { loadingMore: false } : { tab, hasMore: false, loadingMore: false })
      let more = false
      const done = await track(
        'list',
        async () => {
          const { products, hasMore } = await ask(tab, 1)
          more = hasMore
          return merged(products, 1)
        },
        same,
      )
      if (!done || asked !== version) return
      pageNo = 1
      set({ hasMore: more })
    }

    return {
      list: idle,
      categories: idle,
      summary: idle,
      poster: idle,
      hasMore: false,
      loadingMore: false,
      load,
      async open() {
        await Promise.all([
          load(get().tab),
          track('categories', async () => (await rebateShop.listCategories({}, own)).result, true),
          track('summary', () => rebate.getSummary({}, own), true),
        ])
      },
      async loadMore() {
        const { list, tab, hasMore, loadingMore } = get()
        if (!list.data || !hasMore || loadingMore || list.status === 'loading') return
        const asked = version
        const session = context.session()
        set({ loadingMore: true })
        try {
          const page = await ask(tab, pageNo + 1)
          if (asked !== version || session !== context.session()) return
          pageNo += 1
          set({ list: ready(merged(page.products, pageNo)), hasMore: page.hasMore })
        } catch {
          // The list stays; reaching its end again loads again.
        } finally {
          if (asked === version) set({ loadingMore: false })
        }
      },
      async share({ skuNo, spuNo }, kind) {
        let made: ShareCode | undefined
        set({ poster: idle })
        await change(() => rebate.createShareCode({ skuNo, spuNo, kind }), {
          mark: skuNo,
          done: (answer) => void (made = answer),
        })
        return made
      },
      draw: async (path) => void (await track('poster', () => products.getShareImage({ url: path }, own))),
    }
  },
})

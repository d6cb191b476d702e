import { mergeRebateProducts, PAGE, type PromoterKind } from '@hearth/domain'
import type { RebateCategory, RebateProduct, RebateSummary, ShareCode, ShareImage } from '@hearth/sdk/core'
import { withEstimates, type ShownRebate } from '#rebate/shown-rebates'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { pagedList, type PagedList, type PageWish } from '#shop/paged-list'
import { tracker } from '#shop/track'

/** Products with a rebate for sharing them (F18). A tab is a category, or undefined for all categories. */
export interface RebateState extends PagedList<ShownRebate, string> {
  categories: Load<RebateCategory[]>
  /** The promoter's earnings. The page leaves them out if they cannot be loaded. */
  summary: Load<RebateSummary>
  /** The sku that a share is being created for. */
  sharing?: string
  /** The poster of the shared product. */
  poster: Load<ShareImage>
  /** Loads the products, the categories and the earnings. */
  open(): Promise<void>
  /**
   * Creates the share of a product for the promoter's or the partner shop. Returns undefined if it was refused; a toast
   * has shown the refusal.
   */
  share(product: Pick<RebateProduct, 'skuNo' | 'spuNo'>, kind: PromoterKind): Promise<ShareCode | undefined>
  /** Makes the poster of a page, such as `/product/1501?shareId=...`. */
  draw(path: string): Promise<void>
}

/**
 * Products with rebates. Page 1 replaces the list, later pages are appended, and only current offers are shown (S22).
 */
export const rebateStore = defineStore<RebateState>({
  name: 'rebate',
  personal: true,
  create(context, set, get) {
    const { products, rebate, rebateShop } = context.api
    const track = tracker<Pick<RebateState, 'categories' | 'summary' | 'poster'>>(context, set, get)
    const change = changing(context, set, get, 'sharing')
    const own = { toast: false } as const
    const { pageSize } = PAGE.rebateProducts

    /** Loads a page of the products of a category, or of all. Without `startId`, loads page 1. */
    const ask = async ({ tab, startId = '1' }: PageWish<string>) => {
      const pageNo = Number(startId)
      const { items, count } =
        tab === undefined
          ? await rebateShop
              .listProducts({ pageNo, pageSize }, own)
              .then(({ list, count: all }) => ({ items: list, count: all }))
          : await rebateShop
              .listSkus({ categoryCode: tab, startIndex: (pageNo - 1) * pageSize + 1, count: pageSize }, own)
              .then(({ result, count: all }) => ({ items: result, count: all }))
      return {
        items: await withEstimates(context, items),
        startId: pageNo * pageSize < count ? String(pageNo + 1) : '',
      }
    }
    const paged = pagedList<ShownRebate, string>(context, set, get, {
      ask,
      idOf: ({ skuNo }) => skuNo,
      keep: (products) => mergeRebateProducts([], { pageNo: 1, products }, { now: context.now(), offset: 0 }),
    })

    return {
      ...paged,
      categories: idle,
      summary: idle,
      poster: idle,
      async open() {
        await Promise.all([
          paged.refresh(),
          track('categories', async () => (await rebateShop.listCategories({}, own)).result, true),
          track('summary', () => rebate.getSummary({}, own), true),
        ])
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

import { filterPromotions, PRODUCTS_SHOWN, WIDGET_TYPE } from '@hearth/domain'
import type { CategoryWidget, ProductItem, ShelfWidget, Widget } from '@hearth/sdk/core'
import { profileWidget, USUAL_SHOP } from '#areas/content/shop-profile'
import type { ShelfPick, StoredWidget } from '#database/tables/stored-block'
import type { Cards, CardSpu } from '#areas/products/read-cards'

/** The data that fills the widgets of a page. */
export interface Filling {
  cards: Cards
  now: number
  /** The only category whose products are shown; absent for all. */
  only?: string
  /** The codes of the categories that are shown with a preview of their products. */
  previewed: ReadonlySet<string>
  /** The number of products in each category, by its code. */
  totals: Readonly<Record<string, number>>
  /** True if the first login gives a coupon. */
  hasNewcomerCoupon: boolean
}

/** Returns a stored widget with its products; undefined for a shelf or category without products. */
export function fillWidget(widget: StoredWidget, filling: Filling): Widget | undefined {
  const { cards, now } = filling
  switch (widget.widgetType) {
    case WIDGET_TYPE.headerMenu:
      return {
        widgetType: WIDGET_TYPE.headerMenu,
        items: widget.items.map((item) => ({
          ...item,
          products: ofCategory(item.categoryCode, cards)
            .slice(0, PRODUCTS_SHOWN.menu)
            .map((spu) => cards.card(spu)),
        })),
      }
    case WIDGET_TYPE.category:
      return fillCategory(widget, filling)
    case WIDGET_TYPE.shelf: {
      const { pick, ...shelf } = widget
      const picked = pickShelf(pick, cards, now)
      return picked.products.length > 0 ? { ...shelf, ...picked } : undefined
    }
    case WIDGET_TYPE.profile:
      return profileWidget({ ...USUAL_SHOP, ...widget }, filling.hasNewcomerCoupon)
    default:
      return widget
  }
}

const ofCategory = (code: string, { spus }: Cards): CardSpu[] => spus.filter((spu) => spu.category_code === code)

function fillCategory(
  widget: Extract<StoredWidget, { widgetType: 4 }>,
  { cards, only, previewed, totals }: Filling,
): CategoryWidget | undefined {
  const { categoryCode } = widget
  const totalCount = totals[categoryCode] ?? 0
  if (totalCount === 0) return undefined
  const most =
    only !== undefined
      ? only === categoryCode
        ? PRODUCTS_SHOWN.page
        : 0
      : previewed.has(categoryCode)
        ? PRODUCTS_SHOWN.preview
        : 0
  return {
    ...widget,
    products: ofCategory(categoryCode, cards)
      .slice(0, most)
      .map((spu) => cards.card(spu)),
    totalCount,
  }
}

function pickShelf(pick: ShelfPick, cards: Cards, now: number): Pick<ShelfWidget, 'products' | 'endTime'> {
  if (pick.by === 'promotion') return pickPromotion(pick, cards, now)
  if (pick.by === 'spu') {
    const bySpu = new Map(cards.spus.map((spu) => [spu.spu_no, spu]))
    return {
      products: pick.spuNos
        .slice(0, PRODUCTS_SHOWN.shelf)
        .flatMap((spuNo) => bySpu.get(spuNo) ?? [])
        .map((spu) => cards.card(spu)),
    }
  }
  const order = pick.by === 'newest' ? (spu: CardSpu) => spu.created_at : (spu: CardSpu) => spu.sold
  const spus = [...cards.spus].sort((one, other) => order(other) - order(one) || one.position - other.position)
  return { products: spus.slice(0, Math.min(PRODUCTS_SHOWN.shelf, pick.count)).map((spu) => cards.card(spu)) }
}

/**
 * Returns the products of a promotion's shelf, each with a sku that the promotion applies to now, and the end of the
 * promotion, when the shelf ends too.
 */
function pickPromotion(
  { promotionId, count }: Extract<ShelfPick, { by: 'promotion' }>,
  cards: Cards,
  now: number,
): Pick<ShelfWidget, 'products' | 'endTime'> {
  const products: ProductItem[] = []
  let endTime: number | undefined
  for (const spu of cards.spus) {
    const holding = (cards.skus.get(spu.spu_no) ?? []).flatMap((sku) => {
      const promotion = filterPromotions(sku.promotions, { now }).find((one) => one.promotionId === promotionId)
      return promotion ? [{ sku, promotion }] : []
    })
    const best = holding.find(({ sku }) => sku.skuNo === spu.default_sku_no) ?? holding[0]
    if (!best) continue
    endTime = best.promotion.endTime
    products.push(cards.card(spu, best.sku.skuNo))
  }
  return {
    products: products.slice(0, Math.min(PRODUCTS_SHOWN.shelf, count)),
    ...(endTime === undefined ? {} : { endTime }),
  }
}

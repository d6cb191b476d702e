import { filterPromotions, WIDGET_TYPE } from '@hearth/domain'
import type { ProductItem, ShelfWidget, Widget } from '@hearth/sdk/core'
import type { ShelfPick, StoredWidget } from '#areas/content/stored-block'
import type { Cards, CardSpu } from '#areas/products/read-cards'

/** Products the header menu shows below each entry. */
const MENU_PRODUCTS = 6

/** A stored widget with its products; nothing for a shelf or category that has none. */
export function fillWidget(widget: StoredWidget, cards: Cards, now: number): Widget | undefined {
  const ofCategory = (code: string): ProductItem[] => cards.spus.filter((spu) => spu.category_code === code).map((spu) => cards.card(spu))
  switch (widget.widgetType) {
    case WIDGET_TYPE.headerMenu:
      return { widgetType: WIDGET_TYPE.headerMenu, items: widget.items.map((item) => ({ ...item, products: ofCategory(item.categoryCode).slice(0, MENU_PRODUCTS) })) }
    case WIDGET_TYPE.category: {
      const products = ofCategory(widget.categoryCode)
      return products.length > 0 ? { ...widget, products } : undefined
    }
    case WIDGET_TYPE.shelf: {
      const { pick, ...shelf } = widget
      const picked = pickShelf(pick, cards, now)
      return picked.products.length > 0 ? { ...shelf, ...picked } : undefined
    }
    default:
      return widget
  }
}

function pickShelf(pick: ShelfPick, cards: Cards, now: number): Pick<ShelfWidget, 'products' | 'endTime'> {
  if (pick.by === 'promotion') return pickPromotion(pick, cards, now)
  if (pick.by === 'spu') {
    const bySpu = new Map(cards.spus.map((spu) => [spu.spu_no, spu]))
    return { products: pick.spuNos.flatMap((spuNo) => bySpu.get(spuNo) ?? []).map((spu) => cards.card(spu)) }
  }
  const order = pick.by === 'newest' ? (spu: CardSpu) => spu.created_at : (spu: CardSpu) => spu.sold
  const spus = [...cards.spus].sort((one, other) => order(other) - order(one) || one.position - other.position)
  return { products: spus.slice(0, pick.count).map((spu) => cards.card(spu)) }
}

/** Products with the sku the promotion covers in front, as long as the promotion holds for it; the shelf ends with it. */
function pickPromotion({ promotionId, count }: Extract<ShelfPick, { by: 'promotion' }>, cards: Cards, now: number): Pick<ShelfWidget, 'products' | 'endTime'> {
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
  return { products: products.slice(0, count), ...(endTime === undefined ? {} : { endTime }) }
}

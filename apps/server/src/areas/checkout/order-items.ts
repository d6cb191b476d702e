import { giftLineId, sumRows, type PriceRow, type PriceSource, type PriceStageName } from '@hearth/domain'
import type { Picture, SkuAttribute } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { limitedPromotionOf } from '#areas/cart/cart-product'

/** A row of `order_item` to insert. */
export interface OrderItem {
  /** Id of the item's line in the price rows. */
  line: string
  sku_no: string
  spu_no: string
  name: string
  attributes: SkuAttribute[]
  picture: Picture
  /** Fen: price of a piece. */
  price: number
  quantity: number
  /** Fen paid for the item after discounts and coupons. A refund returns this amount. */
  paid_amount: number
  gift: boolean
  /** Fen: value of a piece of a gift. A refund holds it back if the gift is not returned. */
  gift_worth?: number
  /** Whether the item is delivered as codes. Gifts are never delivered as codes. */
  by_code?: boolean
  /** For a gift, the `line` of the product that the gift belongs to. */
  giftOf?: string
  /** The promotion whose stock the item takes; absent if no promotion with stock of its own sells the item. */
  promotion_id?: string
}

/** The items of an order: for each line its pieces, followed by its gifts. */
export function orderItems(lines: readonly PricedCartLine[], rows: readonly PriceRow[]): OrderItem[] {
  return lines.flatMap((priced) => {
    const { line, parts, gifts } = priced
    const item = (
      id: string,
      sku: Pick<OrderItem, 'attributes' | 'picture'> & { skuNo: string; spuNo: string; skuName: string },
      pieces: number,
    ) => ({
      line: id,
      sku_no: sku.skuNo,
      spu_no: sku.spuNo,
      name: sku.skuName,
      attributes: sku.attributes,
      picture: sku.picture,
      quantity: pieces,
      paid_amount: sumRows(rows, { line: id }),
    })
    const bought = parts.filter(({ quantity }) => quantity > 0)
    return [
      // Pieces with different prices are separate items, in the order of the prices.
      ...bought.map((part) => ({
        ...item(part.id, line.sku, part.quantity),
        price: part.price,
        gift: false,
        by_code: line.sku.byCode,
        promotion_id: limitedPromotionOf(part),
      })),
      // Each item has gifts of its own. A return of the item includes these gifts.
      ...gifts.flatMap((gift) =>
        bought.map((part, at) => ({
          // The price row of a gift belongs to the first item of its line.
          ...item(giftLineId(at === 0 ? line.id : part.id, gift), gift, part.quantity),
          price: 0,
          gift: true,
          gift_worth: gift.price,
          giftOf: part.id,
        })),
      ),
    ]
  })
}

/** The items with their positions. Gifts refer to their product's item by its position. */
export function placedItems(
  items: readonly OrderItem[],
): (Omit<OrderItem, 'line' | 'giftOf'> & { position: number; gift_of?: number })[] {
  const positions = new Map(items.map(({ line }, position) => [line, position]))
  return items.map(({ line: _, giftOf, ...item }, position) => {
    const main = giftOf === undefined ? undefined : positions.get(giftOf)
    return { ...item, position, ...(main === undefined ? {} : { gift_of: main }) }
  })
}

/** The number of pieces to deliver, including gifts and without codes. */
export const piecesOf = (items: readonly OrderItem[]): number =>
  items.reduce((sum, { quantity, by_code: byCode }) => (byCode ? sum : sum + quantity), 0)

/** A row of `price_row` to insert. */
export interface OrderPriceRow {
  item_position?: number
  stage: PriceStageName
  source_kind?: PriceSource['kind']
  source_id?: string
  fen: number
}

/** The price rows of an order, each with the position of its item. */
export function orderPriceRows(items: readonly OrderItem[], rows: readonly PriceRow[]): OrderPriceRow[] {
  const positions = new Map(items.map(({ line }, position) => [line, position]))
  return rows.map(({ line, stage, source, fen }) => ({
    item_position: line === undefined ? undefined : positions.get(line),
    stage,
    source_kind: source?.kind,
    source_id: source?.id,
    fen,
  }))
}

import {
  INVENTORY_STATUS,
  PROMOTION_TYPE,
  SKU_SALE_STATUS,
  SKU_STATUS,
  type FreightRules,
  type OrderStatus,
  type PriceStageName,
} from '@hearth/domain'
import type { Picture, SkuAttribute } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { CartLine, GiftSku } from '#areas/cart/cart-line'
import type { Viewer } from '#areas/cart/cart-lines'
import { orderMeans, type OrderMeans } from '#areas/checkout/order-means'
import { freightRules } from '#areas/freight/freight-rules'
import { noSuchOrder } from '#areas/orders/own-order'
import { PRE_SALE_TERMS, type PreSaleTerms } from '#areas/pre-sale/pre-sale-row'
import type { StockedPromotion } from '#areas/products/to-promotion'
import type { Database } from '#database/connect'

/** An item of a pre-sale, as it was ordered. */
interface PlacedItem {
  position: number
  skuNo: string
  spuNo: string
  name: string
  attributes: SkuAttribute[]
  picture: Picture
  price: number
  quantity: number
  gift: boolean
  worth: number | null
}

/** A price row of the order. */
interface PlacedRow {
  item: number | null
  stage: PriceStageName
  source: string | null
  fen: number
}

interface Row {
  status: OrderStatus
  payDeadline: number
  preSale: PreSaleTerms | null
  items: PlacedItem[]
  rows: PlacedRow[]
  merchantId: string | null
  merchantName: string | null
  promotionName: string | null
  freightTable: string | null
  grams: number | null
  freightRules: FreightRules | null
  beside: OrderMeans
}

/** A pre-sale whose deposit is paid, and the data for pricing its balance. */
export interface PlacedPreSale {
  status: OrderStatus
  payDeadline: number
  preSale: PreSaleTerms
  /** The only line of the order, with the agreed terms, independent of the present stock and promotion. */
  lines: CartLine[]
  /** The present freight tables; null if the owner has set none. */
  rules: FreightRules | null
  means: OrderMeans
}

/**
 * Reads a shopper's pre-sale in one query.
 * @throws ShopError notFound for another shopper's order, and for an order that is no pre-sale
 */
export async function readPlacedPreSale(
  db: Database,
  { shopperId, now }: Viewer,
  orderId: string,
  { addressId, settling }: { addressId?: string; settling?: boolean },
): Promise<PlacedPreSale> {
  const { rows } = await sql<Row>`
    select orders.status, orders.pay_deadline as "payDeadline", ${PRE_SALE_TERMS} as "preSale",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'position', position, 'skuNo', sku_no, 'spuNo', spu_no, 'name', name, 'attributes', attributes,
              'picture', picture, 'price', price, 'quantity', quantity, 'gift', gift,
              'worth', gift_worth
            ) order by position
          ), '[]'
        )
        from order_item
        where order_item.order_id = orders.id
      ) as items,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('item', item_position, 'stage', stage, 'source', source_id, 'fen', fen)
            order by position
          ), '[]'
        )
        from price_row
        where price_row.order_id = orders.id
      ) as rows,
      merchant.id as "merchantId", merchant.name as "merchantName", promotion.name as "promotionName",
      spu.freight_table as "freightTable", sku.grams, ${freightRules.stored} as "freightRules",
      ${orderMeans(shopperId, now, addressId, { settling })} as beside
    from orders
    left join order_item main on main.order_id = orders.id and main.position = 0
    left join promotion on promotion.id = main.promotion_id
    left join spu on spu.spu_no = main.spu_no
    left join sku on sku.sku_no = main.sku_no
    left join merchant on merchant.id = spu.merchant_id
    where orders.id = ${orderId} and orders.shopper_id = ${shopperId}`.execute(db)
  const [row] = rows
  if (!row?.preSale) throw noSuchOrder()
  const { status, payDeadline, preSale, beside, freightRules: rules } = row
  return { status, payDeadline, preSale, lines: [agreedLine(row, preSale)], rules, means: beside }
}

/** Returns the line from which pricing computes the same rows as when the order was placed. */
function agreedLine({ items, rows, ...row }: Row, preSale: PreSaleTerms): CartLine {
  const [main, ...others] = items
  if (!main) throw new Error('A pre-sale has no item')
  const { skuNo, spuNo, name, attributes, picture, price, quantity } = main
  const ofMain = rows.filter(({ item }) => item === main.position)
  const list = ofMain.find(({ stage }) => stage === 'list')?.fen ?? price * quantity
  const bonus = -ofMain.filter(({ stage }) => stage === 'cart').reduce((sum, { fen }) => sum + fen, 0)
  const depositAmount = preSale.depositAmount / quantity
  const always = { beginTime: 0, endTime: Number.MAX_SAFE_INTEGER }
  const sale: StockedPromotion = {
    ...always,
    promotionId: ofMain.find(({ stage }) => stage === 'unitPrice')?.source ?? '',
    promotionType: PROMOTION_TYPE.preSale,
    promotionName: row.promotionName ?? '预售',
    promotionPrice: price,
    depositAmount,
    depositWorth: depositAmount + bonus / quantity,
  }
  const gifts = others.filter(({ gift }) => gift).map(asGift)
  const given = gifts.map(({ promotionId }): StockedPromotion => ({
    ...always,
    promotionId,
    promotionType: PROMOTION_TYPE.gift,
    promotionName: '赠品',
  }))
  return {
    id: 'agreed',
    itemQuantity: quantity,
    checked: true,
    sku: {
      skuNo,
      spuNo,
      skuName: name,
      attributes,
      picture,
      price: list / quantity,
      skuStatus: SKU_STATUS.active,
      skuSaleStatus: SKU_SALE_STATUS.onSale,
      inventoryStatus: INVENTORY_STATUS.inStock,
      stock: quantity,
      limitQuantity: quantity,
      grams: row.grams ?? undefined,
      freightTable: row.freightTable ?? undefined,
      merchantId: row.merchantId ?? '',
      merchantName: row.merchantName ?? '',
      promotions: [sale, ...given],
      giftSkus: gifts,
    },
  }
}

/** Returns a gift of the order in the form for pricing, with the data that were stored when the order was placed. */
const asGift = ({ position, skuNo, spuNo, name, attributes, picture, worth, quantity }: PlacedItem): GiftSku => ({
  promotionId: `given-${position}`,
  skuNo,
  spuNo,
  skuName: name,
  attributes,
  picture,
  price: worth ?? 0,
  stock: quantity,
})

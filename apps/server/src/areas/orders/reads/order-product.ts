import type { OrderProduct } from '@hearth/sdk/core'
import { sql } from 'kysely'

/** A row `item` of `order_item`, as the shopper reads it. */
export const orderProduct = sql<OrderProduct>`jsonb_build_object(
  'orderItemId', item.id, 'skuNo', item.sku_no, 'spuNo', item.spu_no, 'name', item.name,
  'attributes', item.attributes, 'picture', item.picture, 'price', item.price, 'itemQuantity', item.quantity,
  'paidAmount', item.paid_amount, 'gift', item.gift
)`

import { formatFen, freightFor, REPLY_CODE, WORTH_STAGES, type DeliveryPlace, type FreightPart } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { freightTo, refuseUnsent, type FreightMeans } from '#areas/freight/freight-means'
import { freightRules } from '#areas/freight/freight-rules'
import { literals } from '#kernel/laws/law-codes'
import { ShopError } from '#kernel/shop-error'

/** The freight that a placed order was charged, and the data to compute its freight now. */
export interface OrderFreight extends Pick<FreightMeans, 'rules'> {
  /** Fen: the charged freight, before coupons for free postage. */
  charged: number
  parts: (FreightPart & { skuName: string })[]
}

/** An expression on a row of `orders` for the freight that it was charged, and the data to compute its freight now. */
export const ORDER_FREIGHT: RawBuilder<OrderFreight> = sql<OrderFreight>`jsonb_build_object(
  'rules', ${freightRules.stored},
  'charged', (
    select coalesce(sum(fen), 0) from price_row where price_row.order_id = orders.id and stage = 'freight'
  ),
  'parts', (
    select coalesce(
      jsonb_agg(
        jsonb_strip_nulls(
          jsonb_build_object(
            'skuName', item.name, 'quantity', item.quantity, 'byCode', item.by_code,
            'freightTable', spu.freight_table, 'grams', sku.grams,
            'worth', (
              select coalesce(sum(fen), 0)
              from price_row
              where price_row.order_id = orders.id and item_position = item.position
                and stage in (${sql.raw(literals(WORTH_STAGES))})
            )
          )
        )
      ), '[]'
    )
    from order_item item
    left join sku on sku.sku_no = item.sku_no
    left join spu on spu.spu_no = item.spu_no
    where item.order_id = orders.id and not item.gift
  )
)`

/**
 * Refuses a new address of a placed order to which freight costs more than was charged, or to which a product is not
 * delivered. In a shop without freight tables, all addresses cost the same.
 * @throws ShopError badInput with the field of the address
 */
export function refuseDearer({ rules, charged, parts }: OrderFreight, place: DeliveryPlace | null): void {
  if (!rules) return
  const terms = freightTo({ rules, place })
  refuseUnsent(
    parts.map((sku) => ({ line: { sku } })),
    terms,
  )
  const fen = freightFor(parts, terms)
  if (fen > charged)
    throw new ShopError(
      REPLY_CODE.badInput,
      `寄到该地址的运费为 ¥${formatFen(fen)}，高于订单的运费 ¥${formatFen(charged)}，请取消订单后重新下单`,
      'addressId',
    )
}

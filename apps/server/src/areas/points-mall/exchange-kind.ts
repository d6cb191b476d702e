import { ORDER_KIND } from '@hearth/domain'
import { sql } from 'kysely'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** The price of an exchange. */
interface ExchangeTerms {
  /** Points that were paid. */
  integral: number
}

/** Orders of the points mall. They are paid with points, and sent like any other order. */
export const exchangeKind: ShopOrderKind<ExchangeTerms> = {
  name: ORDER_KIND.exchange,
  terms: sql<ExchangeTerms>`jsonb_build_object('integral', orders.integral)`,
  tell: ({ integral }) => ({ kind: ORDER_KIND.exchange, integral }),
  // Returns the exchanged pieces to the stock of the points mall. `returnSpent` returns the points to the shopper, as
  // for any order.
  async closed({ db }, orderIds) {
    await sql`
      update points_product set stock = stock + back.pieces
      from (
        select product_id as id, count(*)::integer as pieces from exchange_order
        where order_id = any(${[...orderIds]}::text[]) group by product_id
      ) as back
      where points_product.id = back.id`.execute(db)
  },
}

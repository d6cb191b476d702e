import { cart } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { cartLines } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/cart-product'
import { changeCart } from '#areas/cart/change-cart'
import { groupCart } from '#areas/cart/group-cart'
import { refuseOverLimit } from '#areas/cart/refuse-over-limit'
import { viewerOf } from '#areas/cart/viewer-of'
import { transaction } from '#database/transaction'
import { handlers } from '#kernel/handlers'

/** What the shopper means to buy (E09). */
export const cartHandlers = handlers(cart, {
  async read(_, context) {
    return groupCart(priceLines(await cartLines(context.db, viewerOf(context))))
  },

  async change(change, context) {
    const viewer = viewerOf(context)
    return transaction(context.db, async (trx) => {
      const touched = await changeCart(trx, viewer.shopperId, change, viewer.now)
      const lines = priceLines(await cartLines(trx, viewer))
      refuseOverLimit(lines, touched)
      return groupCart(lines)
    })
  },

  // A badge on a public page: a visitor's cart is empty, not forbidden.
  async count(_, { db, shopper }) {
    if (!shopper) return { count: 0 }
    const { rows } = await sql<{ count: number }>`
      select coalesce(sum(case when sku_status = 1 and sku_sale_status = 1 and stock > 0
        then least(quantity, limit_quantity, stock) else quantity end), 0) as count
      from cart_line join sku on sku.sku_no = cart_line.sku_no
      where cart_line.shopper_id = ${shopper}`.execute(db)
    return { count: rows[0]?.count ?? 0 }
  },
})

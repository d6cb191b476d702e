import { isPurchasable, MESSAGE_TOPIC } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { cartLines } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/price-lines'
import { listRows } from '#database/list-rows'
import { tellingEvent } from '#kernel/messages/telling-event'
import type { Reminder } from '#kernel/messages/reminder'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Products in a cart became cheaper. The event holds the product with the largest drop, with its prices in fen. */
export const priceLower = tellingEvent<{
  shopperId: string
  products: number
  productName: string
  before: number
  price: number
}>('notice.priceLower')

/** The number of shoppers that are processed in one batch. */
const BATCH = 200

/**
 * Conditions on lines whose price is to be recorded. `first`: lines without a recorded price. `falls`: also lines whose
 * price fell below the recorded one.
 */
const PRICES = {
  first: sql<boolean>`cart_line.known_price is null`,
  falls: sql<boolean>`(cart_line.known_price is null or cart_line.known_price > line.price)`,
}

/**
 * Tells shoppers about products in their carts that became cheaper. At night it only records the prices of new lines. A
 * price that falls at night is reported in the morning.
 */
export const priceReminder: Reminder = {
  byDay: (work) => remindOfPrices(work, PRICES.falls),
  byNight: (work) => remindOfPrices(work, PRICES.first),
}

/**
 * Prices the carts of the shoppers who subscribed to price reminders. Other carts are left out, since pricing is slow.
 */
async function remindOfPrices(work: UnitOfWork, which: RawBuilder<boolean>): Promise<number> {
  let sent = 0
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string }>`
      select distinct shopper_id as id from message_choice
      where kind = ${MESSAGE_TOPIC.priceLower} and wanted and shopper_id > ${after}
        and exists (select from cart_line where cart_line.shopper_id = message_choice.shopper_id)
      order by shopper_id limit ${BATCH}`.execute(work.db)
    const last = rows.at(-1)
    if (!last) return sent
    after = last.id
    for (const { id } of rows) if (await remindOfCart(work, id, which)) sent += 1
  }
}

interface Price {
  id: string
  /** Fen: the present price of a piece for the shopper. */
  price: number
  productName: string
}

/** Records the lowest price of each line of a cart, and tells the shopper about prices that fell below it. */
async function remindOfCart(work: UnitOfWork, shopperId: string, which: RawBuilder<boolean>): Promise<boolean> {
  const { now } = work
  const seen = await cartLines(work.db, { shopperId, now, enterprise: false })
  const prices = priceLines(seen)
    .lines.filter(({ status }) => isPurchasable(status))
    .map(({ line, price }): Price => ({ id: line.id, price, productName: line.sku.skuName }))
  if (prices.length === 0) return false
  return inTransaction(work, async (inside) => {
    const { rows } = await sql<Price & { before: number | null }>`
      with before as (
        select line.id, line.price, line."productName", cart_line.known_price as before
        from ${listRows(prices, 'id text, price bigint, "productName" text')} as line
        join cart_line on cart_line.id = line.id and cart_line.shopper_id = ${shopperId}
        where ${which}
        order by line.id for update of cart_line
      ), kept as (
        update cart_line set known_price = before.price
        from before
        where cart_line.id = before.id
        returning cart_line.id
      )
      select before.* from before join kept on kept.id = before.id`.execute(inside.db)
    const lower = rows
      .flatMap(({ before, ...rest }) => (before === null ? [] : [{ ...rest, before }]))
      .sort((one, other) => other.before - other.price - (one.before - one.price))
    const [most] = lower
    if (!most) return false
    const { id, productName, before, price } = most
    const data = { shopperId, products: lower.length, productName, before, price }
    await priceLower.emit(inside, [{ subject: `reminder/price/${id}/${price}`, version: 1, data }])
    return true
  })
}

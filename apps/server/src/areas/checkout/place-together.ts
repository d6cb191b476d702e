import { INVOICE_TYPE, ORDER_STATUS, PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { OrderAddress, OrderDraft, PlacedOrder } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { SeenWith, Viewer } from '#areas/cart/cart-lines'
import { linesOfMany } from '#areas/cart/lines-of-many'
import { addressOfOrder, decideOrder, soldOut, stockParts, type OnSoldOut } from '#areas/checkout/decide-order'
import { keepOrders, type PlainOrder } from '#areas/checkout/keep-order'
import { orderMeans, type OrderMeans } from '#areas/checkout/order-means'
import { IN_A_ROW, type QueuedOrder, type QueueOutcome } from '#areas/checkout/order-queues'
import { placedOrder } from '#areas/checkout/place-order'
import type { SettledOrder } from '#areas/checkout/settle-order'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import { filled } from '#kernel/payloads/filled'
import { takeKeys, type KeyOfShopper } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** An order of one sku with an idempotency key. It can be placed together with others of the sku. */
export interface SingleOrder extends QueuedOrder, Pick<Viewer, 'enterprise'> {
  draft: OrderDraft & { products: [{ skuNo: string; itemQuantity: number }] }
}

/** The result of an order; `alone` if it needs a transaction of its own. */
export type JointOutcome = QueueOutcome<PlacedOrder> | 'alone'

/**
 * Whether a draft can be placed together with others: one sku, and no coupon, cabinet, campaign or invoice. Once its
 * price is known, `decide` can still require a transaction of its own.
 */
export const isSingle = (draft: OrderDraft): draft is SingleOrder['draft'] =>
  draft.products?.length === 1 &&
  draft.coupons?.length === 0 &&
  draft.cabinetId === undefined &&
  draft.campaign === undefined &&
  draft.invoiceType === INVOICE_TYPE.none &&
  draft.invoiceId === undefined &&
  draft.invoiceAddressId === undefined

/** Thrown to roll back a transaction in which no order was placed, so that no idempotency keys are stored. */
class NothingPlaced extends Error {
  constructor(readonly outcomes: JointOutcome[]) {
    super('none of the orders was placed')
  }
}

/**
 * Places orders of several shoppers for one sku in one transaction of four statements. Each is decided as by
 * `placeOrder`; a refusal affects only its own shopper. Stock is given to earlier orders first.
 * @param orders orders of the same sku, each of another shopper
 * @returns the results in the order of the orders
 */
export async function placeTogether(
  work: UnitOfWork,
  orders: readonly SingleOrder[],
  onSoldOut: OnSoldOut,
): Promise<JointOutcome[]> {
  const placeAll = (inside: UnitOfWork) => placeInside(inside, orders, onSoldOut)
  try {
    return await inTransaction(work, placeAll, { knowsItself: true })
  } catch (error) {
    if (error instanceof NothingPlaced) return error.outcomes
    return orders.map(() => ({ refusal: error }))
  }
}

async function placeInside(
  work: UnitOfWork,
  orders: readonly SingleOrder[],
  onSoldOut: OnSoldOut,
): Promise<JointOutcome[]> {
  const { db, now } = work
  const locked = await lockShoppers(db, orders, now)
  const begun = orders.filter(({ shopperId }) => locked.get(shopperId) === 'there')
  const seen = await linesOfMany(db, now, skuOf(orders), begun.map(wantedOf), (shopperId, addressId) =>
    orderMeans(shopperId, now, addressId),
  )
  const refusals = new Map<SingleOrder, JointOutcome>()
  const taken = new Map<SingleOrder, TakenOrder>()
  for (const [at, order] of begun.entries()) {
    if (at % IN_A_ROW === IN_A_ROW - 1) await letOthersIn()
    const one = decide(work, order, seen.get(order.shopperId), onSoldOut)
    if (one !== 'alone' && 'placed' in one) taken.set(order, { ...one, turn: taken.size })
    else refusals.set(order, one)
  }
  const withKeys = orders.filter(({ shopperId }) => locked.has(shopperId))
  const kept = taken.size > 0 ? await keepOrders(work, plainOrders(taken), answering(withKeys, taken)) : undefined
  if (taken.size === (kept?.refused.length ?? 0)) throw new NothingPlaced(orders.map(outcomeOf))
  return orders.map(outcomeOf)

  function outcomeOf(order: SingleOrder): JointOutcome {
    const state = locked.get(order.shopperId)
    // The key was used before. Placed alone, the order finds its stored answer.
    if (state === undefined) return 'alone'
    if (state === 'gone') return { refusal: new ShopError(REPLY_CODE.loginNeeded) }
    const one = taken.get(order)
    if (!one) return refusals.get(order)!
    if (!kept?.refused.includes(one.turn)) return { answer: one.placed }
    const short = kept.short.filter(({ turn }) => turn === one.turn)
    return short.length > 0 ? { refusal: soldOut(one.settled, short, onSoldOut) } : 'again'
  }
}

/** An order that the shop accepts, before its stock is taken. */
interface Decided {
  placed: PlacedOrder
  settled: SettledOrder
  address: OrderAddress
}

/** An accepted order, with its position among those that are written together. */
interface TakenOrder extends Decided {
  turn: number
}

const plainOrders = (taken: ReadonlyMap<SingleOrder, TakenOrder>): PlainOrder[] =>
  Array.from(taken, ([{ shopperId, draft }, { placed, settled, address, turn }]) => {
    const { amounts, items, rows, bundles } = settled
    return {
      placed,
      shopperId,
      said: filled(draft, 'orderWay'),
      address,
      amounts,
      items,
      rows,
      bundles,
      parts: stockParts(items, turn),
      status: ORDER_STATUS.pendingPayment,
      paymentStatus: PAYMENT_STATUS.pending,
      invoice: null,
    }
  })

function decide(
  work: UnitOfWork,
  { draft }: SingleOrder,
  seen: SeenWith<OrderMeans> | undefined,
  onSoldOut: OnSoldOut,
): Decided | { refusal: unknown } | 'alone' {
  if (!seen) return 'alone'
  try {
    const address = addressOfOrder(seen)
    const { order: settled, due, sale } = decideOrder(work, draft, seen, undefined, onSoldOut)
    const { gold, stars } = settled.tenders
    if (sale || due === 0 || gold > 0 || stars > 0) return 'alone'
    return { placed: placedOrder(work, due), settled, address }
  } catch (refusal) {
    return { refusal }
  }
}

const wantedOf = ({ shopperId, enterprise, draft }: SingleOrder) => ({
  shopperId,
  enterprise,
  addressId: draft.addressId,
  itemQuantity: draft.products[0].itemQuantity,
})

const skuOf = (orders: readonly SingleOrder[]): string => orders[0]!.draft.products[0].skuNo

/**
 * Takes the idempotency keys of orders and locks their shoppers, as `lockShopperForOrder` does for one order.
 * @returns for each shopper, whether the account exists; nothing for a shopper whose key was used before
 */
async function lockShoppers(
  db: Database,
  orders: readonly KeyOfShopper[],
  now: number,
): Promise<Map<string, 'there' | 'gone'>> {
  const { rows } = await prepared<{ id: string; deleted: boolean }>`with claim as (${takeKeys(orders, now)})
    select id, deleted_at is not null as deleted from shopper
    where id in (select shopper_id from claim) order by id for no key update`.execute(db)
  return new Map(rows.map(({ id, deleted }) => [id, deleted ? 'gone' : 'there']))
}

/** Stores the answers of the orders that were written, and releases the keys of all others. */
function answering(orders: readonly SingleOrder[], taken: ReadonlyMap<SingleOrder, TakenOrder>): RawBuilder<object> {
  const rows = orders.map((order) => {
    const { turn, placed } = taken.get(order) ?? {}
    return { shopper_id: order.shopperId, key: order.key, turn, reply: placed }
  })
  return sql`
    asked as (
      select * from ${listRows(rows, 'shopper_id text, key text, turn integer, reply jsonb')} as listed
    ),
    answered as (
      update idempotency set reply = asked.reply from asked
      where idempotency.shopper_id = asked.shopper_id and idempotency.key = asked.key
        and asked.turn not in (select turn from refused)
    ),
    given_back as (
      delete from idempotency using asked
      where idempotency.shopper_id = asked.shopper_id and idempotency.key = asked.key
        and (asked.turn is null or asked.turn in (select turn from refused))
    )`
}

import { REPLY_CODE } from '@hearth/domain'
import type { OrderDraft, PlacedOrder } from '@hearth/sdk/core'
import { viewerOf } from '#areas/cart/viewer-of'
import type { OnSoldOut } from '#areas/checkout/decide-order'
import { createOrderQueues, type OrderQueues, type QueueOutcome } from '#areas/checkout/order-queues'
import { placeOrderOnce } from '#areas/checkout/place-order'
import { isSingle, placeTogether, type JointOutcome, type SingleOrder } from '#areas/checkout/place-together'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import type { Context } from '#kernel/context'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { onceClaimed, type KeyOfShopper } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { StockWatch } from '#shop/stock-watch'

/**
 * The fields that decide about an order. If a request repeats an idempotency key with other values of these fields, it
 * is refused.
 */
const DECIDING: readonly (keyof OrderDraft)[] = [
  'addressId',
  'cabinetId',
  'products',
  'coupons',
  'orderAmount',
  'campaign',
  'orderWay',
  'invoiceType',
  'invoiceContent',
  'invoiceHeader',
  'invoiceId',
  'invoiceAddressId',
  'invoiceTitle',
  'invoiceTaxNumber',
  'finalPaymobile',
  'remark',
  'telephone',
  'useDuStar',
  'useGold',
]

/** An order in the queue of its sku, with the context of its request. */
interface AskedOrder extends SingleOrder {
  context: Context
}

/** The queues of each shop in this process. */
const queues = new WeakMap<StockWatch, OrderQueues<AskedOrder, PlacedOrder>>()

function queuesOf(stock: StockWatch): OrderQueues<AskedOrder, PlacedOrder> {
  const known = queues.get(stock) ?? createOrderQueues(placeQueued)
  queues.set(stock, known)
  return known
}

/**
 * Places the order of a draft. Requests with the same idempotency key place one order. Each request without a key
 * places an order of its own; the shop's own clients always send a key. Orders of a single sku go through the queue of
 * the sku.
 */
export async function placeDraft(draft: OrderDraft, context: Context): Promise<PlacedOrder> {
  const { idempotencyKey: key, stock } = context
  const { shopperId, enterprise } = viewerOf(context)
  const asks = fingerprint('placeOrder', draft, DECIDING)
  if (key !== undefined && isSingle(draft))
    return queuesOf(stock).join(draft.products[0].skuNo, {
      shopperId,
      enterprise,
      key,
      fingerprint: asks,
      draft,
      context,
    })
  if (isSoldOut(draft, context)) {
    const answered = key === undefined ? undefined : await answeredBefore(context, [{ shopperId, key }])
    if (!answered?.size) throw new ShopError(REPLY_CODE.soldOut)
  }
  return placeAlone(draft, context, key, asks)
}

/** Places an order in a transaction of its own. */
async function placeAlone(
  draft: OrderDraft,
  context: Context,
  key: string | undefined,
  asks: string,
): Promise<PlacedOrder> {
  const viewer = viewerOf(context)
  const placed = await onceClaimed(context, key, asks, (inside, claim) =>
    placeOrderOnce(inside, draft, { ...viewer, onSoldOut: shutGate(context) }, claim),
  )
  context.stock.moved()
  context.outbox.wake()
  return placed
}

/** Places the next orders in the queue of a sku: a single one alone, several together. */
async function placeQueued(orders: readonly AskedOrder[]): Promise<QueueOutcome<PlacedOrder>[]> {
  // Limits and times are checked when an order's turn comes, however long it has waited.
  const now = orders[0]!.context.ports.clock()
  const asked = orders.map((order) => ({ ...order, context: { ...order.context, now } }))
  try {
    const refused = await refuseSoldOut(asked)
    const open = asked.filter((order) => !refused.has(order))
    const joint = new Map(await placeOpen(open))
    return await Promise.all(
      asked.map((order) => {
        const outcome = refused.get(order) ?? joint.get(order)!
        if (outcome !== 'alone') return outcome
        return outcomeOf(placeAlone(order.draft, order.context, order.key, order.fingerprint))
      }),
    )
  } catch (refusal) {
    return asked.map(() => ({ refusal }))
  }
}

async function placeOpen(open: readonly AskedOrder[]): Promise<(readonly [AskedOrder, JointOutcome])[]> {
  const [first] = open
  if (!first || open.length === 1) return open.map((order) => [order, 'alone'])
  const { context } = first
  const outcomes = await placeTogether(context, open, shutGate(context))
  if (outcomes.some((outcome) => typeof outcome === 'object' && 'answer' in outcome)) {
    context.stock.moved()
    context.outbox.wake()
  }
  return open.map((order, at) => [order, outcomes[at]!])
}

/**
 * Refuses orders of skus that were just found sold out, without a transaction. Requests that were answered before get
 * their answer again.
 */
async function refuseSoldOut(asked: readonly AskedOrder[]): Promise<Map<AskedOrder, JointOutcome>> {
  const shut = asked.filter(({ draft, context }) => isSoldOut(draft, context))
  if (shut.length === 0) return new Map()
  const answered = await answeredBefore(shut[0]!.context, shut)
  return new Map(
    shut
      .filter(({ shopperId, key }) => !answered.has(`${shopperId} ${key}`))
      .map((order) => [order, { refusal: new ShopError(REPLY_CODE.soldOut) }]),
  )
}

const outcomeOf = (placed: Promise<PlacedOrder>): Promise<QueueOutcome<PlacedOrder>> =>
  placed.then(
    (answer) => ({ answer }),
    (refusal: unknown) => ({ refusal }),
  )

const isSoldOut = ({ products }: OrderDraft, { stock, now }: Context): boolean =>
  products?.some(({ skuNo, itemQuantity }) => stock.gate.isShut(skuNo, itemQuantity, now)) ?? false

const shutGate =
  ({ stock, now }: Context): OnSoldOut =>
  (short) => {
    for (const { skuNo, quantity } of short) stock.gate.shut(skuNo, quantity, now)
  }

/** Returns those of the idempotency keys whose requests were answered before, as texts of the form `shopper key`. */
async function answeredBefore(
  { db }: Context,
  keys: readonly Pick<KeyOfShopper, 'shopperId' | 'key'>[],
): Promise<Set<string>> {
  const { rows } = await prepared<{ name: string }>`
    select shopper_id || ' ' || key as name from idempotency
    where (shopper_id, key) in (
      select shopper_id, key
      from ${listRows(
        keys.map(({ shopperId, key }) => ({ shopper_id: shopperId, key })),
        'shopper_id text, key text',
      )} as asked
    )`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

import {
  LEDGER_UNIT,
  lineEarning,
  ORDER_STATUS,
  orderFigures,
  rebateSteps,
  type OrderKindName,
  type OrderStatus,
  type PromoterKind,
  type RebateLineState,
  type RebateStatus,
  type RebateStep,
  type SharedOrderFacts,
} from '@hearth/domain'
import { sql } from 'kysely'
import { countOrder, type Counted } from '#areas/earnings/count-order'
import { REBATE_ACCOUNT, REBATE_JOURNAL } from '#areas/earnings/journals'
import { postJournal } from '#areas/ledger/post-journal'
import { goneBackUntil, mayItemGoBack } from '#areas/returns/is-final'
import { moneyBackOfItem } from '#areas/returns/money-back'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A line of a shared order. */
interface Item {
  itemId: string
  skuNo: string
  /** Fen paid in money for it. */
  paid: number
  gift: boolean
  /** Fen of `paid` that were refunded. */
  refunded: number
  mayGoBack: boolean
  /** Its stored rebate; null if nothing was earned yet. */
  line: { earned: number; takenBack: number; status: RebateStatus } | null
}

interface SharedOrder {
  ownerId: string
  kind: PromoterKind
  channelCode: string
  facts: SharedOrderFacts
  orderKind: OrderKindName
  status: OrderStatus
  paidAt: number | null
  /** Whether the order was received, and the time for returning its products is over. */
  overdue: boolean
  holds: string[]
  /** What the figures of the day count for this order at present. */
  before: Counted
  items: Item[]
}

/**
 * Brings the rebates of a shared order up to date. A rebate is accrued once the sale is certain, is settled once its
 * line can no longer be refunded, and is taken back in part after a refund. The figures of the day of payment are
 * updated too. All data is read again after the order is locked, so this can run after each event, repeatedly, from a
 * job, and in any order.
 * @param eventAt when the event happened, epoch ms
 * @returns the number of changes
 */
export async function bookEarnings(work: UnitOfWork, orderId: string, eventAt: number): Promise<number> {
  // This statement waits for refunds in progress. A later statement reads the data that decides about the rebates.
  const { rows: locked } = await sql`
    select orders.id from orders
    where orders.id = ${orderId} and exists (select from order_share where order_id = ${orderId})
    for update`.execute(work.db)
  if (locked.length === 0) return 0
  const order = await readSharedOrder(work, orderId)
  if (!order) return 0
  const ownHolds = Object.keys(orderKindOf(work.kinds, order.orderKind).holds ?? {})
  const state = {
    certain: order.paidAt !== null && !order.holds.some((cause) => ownHolds.includes(cause)),
    cancelled: order.status === ORDER_STATUS.cancelled,
  }
  let taken = 0
  let rebate = 0
  for (const item of order.items) {
    const earning = lineEarning(order.facts, order.orderKind, item)
    if (item.line === null && !('rate' in earning)) continue
    const line: RebateLineState = {
      earned: item.line?.earned ?? earning.fen,
      takenBack: item.line?.takenBack ?? 0,
      paid: item.paid,
      ...(item.line ? { status: item.line.status } : {}),
    }
    const final = order.overdue && !item.mayGoBack
    const steps = rebateSteps(line, { ...state, final, refunded: item.refunded })
    for (const step of steps) {
      if (step.deed === 'accrue' && 'rate' in earning) await insertLine(work, orderId, order, item, earning, eventAt)
      else await updateLine(work, item.itemId, step)
      await post(work, order, item.itemId, step, eventAt)
    }
    taken += steps.length
    if (item.line || steps.length > 0) rebate += line.earned - (steps.at(-1)?.takenBack ?? line.takenBack)
  }
  if (order.paidAt !== null) {
    const { paidAt, before, items } = order
    const figures = orderFigures({ paidAt, cancelled: state.cancelled, items })
    await countOrder(work, { orderId, paidAt, before }, { ...figures, rebate })
  }
  return taken
}

async function readSharedOrder({ db, now }: UnitOfWork, orderId: string): Promise<SharedOrder | undefined> {
  const { rows } = await sql<SharedOrder>`
    select share.shopper_id as "ownerId", share.kind, share.channel_code as "channelCode", share.facts,
      orders.kind as "orderKind", orders.status, orders.paid_at as "paidAt",
      coalesce(orders.received_at <= ${goneBackUntil(now)}, false) as overdue,
      array(select cause from order_hold where order_hold.order_id = orders.id) as holds,
      jsonb_build_object(
        'orders', share.counted_orders, 'amount', share.counted_amount, 'rebate', share.counted_rebate) as before,
      (
        select jsonb_agg(jsonb_build_object(
          'itemId', item.id, 'skuNo', item.sku_no, 'paid', item.paid_amount, 'gift', item.gift,
          'refunded', ${moneyBackOfItem},
          'mayGoBack', ${mayItemGoBack},
          'line', case when line.item_id is not null
            then jsonb_build_object('earned', line.earned, 'takenBack', line.taken_back, 'status', line.status) end
        ) order by item.position)
        from order_item item
        left join rebate_line line on line.item_id = item.id
        where item.order_id = orders.id
      ) as items
    from order_share share
    join orders on orders.id = share.order_id
    where share.order_id = ${orderId}`.execute(db)
  return rows[0]
}

const insertLine = (
  { db }: UnitOfWork,
  orderId: string,
  { ownerId, kind, channelCode }: SharedOrder,
  { itemId, paid }: Item,
  { fen, rate }: { fen: number; rate: { offerId: string; rate: number } },
  eventAt: number,
) =>
  sql`
    insert into rebate_line (
      item_id, order_id, shopper_id, kind, channel_code, offer_id, rate, paid_amount, earned, status, earned_at)
    values (${itemId}, ${orderId}, ${ownerId}, ${kind}, ${channelCode}, ${rate.offerId}, ${rate.rate}, ${paid}, ${fen},
      0, ${eventAt})`.execute(db)

const updateLine = ({ db, now }: UnitOfWork, itemId: string, { deed, status, takenBack }: RebateStep) =>
  sql`
    update rebate_line set status = ${status}, taken_back = ${takenBack}, version = version + 1,
      settled_at = ${deed === 'settle' ? sql`${now}::bigint` : sql`settled_at`}
    where item_id = ${itemId}`.execute(db)

/**
 * Posts a change. Settled rebates are taken back even if the promoter has spent them. The promoter then has a debt,
 * which new earnings pay first.
 */
async function post(
  work: UnitOfWork,
  { ownerId, kind }: SharedOrder,
  itemId: string,
  { deed, fen, moves, takenBack }: RebateStep,
  eventAt: number,
): Promise<void> {
  const side = (place: RebateStep['moves']['from'], amount: number) => ({
    account: REBATE_ACCOUNT[kind][place],
    owner: place === 'cost' ? '' : ownerId,
    unit: LEDGER_UNIT.yuan,
    amount,
    ...(amount < 0 && place === 'available' ? { debt: true as const } : {}),
  })
  await postJournal(work, {
    source: { kind: REBATE_JOURNAL[deed], id: deed === 'takeBack' ? `${itemId}/${takenBack}` : itemId },
    entries: [side(moves.from, -fen), side(moves.to, fen)],
    eventAt,
  })
}

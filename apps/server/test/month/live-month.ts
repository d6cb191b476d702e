import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { chunksOf } from '#kernel/reads/chunks-of'
import { NOON } from '../noon'
import { seededRandom } from '../seeded-random'
import type { TestShop } from '../shop'
import { atOnce } from './at-once'
import { checkMonth } from './month-books'
import { monthHands, type Return } from './month-hands'
import { gatherPeople, type Earner } from './month-people'
import { planOrders, type PlannedOrder } from './month-plan'

/** How much happens in a month. */
export interface MonthSize {
  orders: number
  promoters: number
  /** The seed of all random choices. */
  seed: number
  /** How many shoppers or servers are active at once. */
  lanes: number
}

/** Days on which orders are placed. All orders are received and settled by the last day. */
const SALE_DAYS = 30
const LAST_DAY = 56
/** Days on which promoters withdraw. */
const WITHDRAWALS = { from: 12, until: 50 }
/** Days on which some promoters are suspended, and some of them restored. */
const SUSPENDED = { from: 10, until: 20 }
/**
 * The day from which the shop allows late returns, and the day on which it ends them. The period for returns is then
 * `days`.
 */
const GRANTED = { from: 38, until: 40, days: 15 }
/**
 * Days whose orders are returned late: they are received within `GRANTED.days` before the return, and their earnings
 * are settled before it.
 */
const GO_BACK_LATE = { from: 21, until: 27 }

const MINUTE = 60_000

/** What is to be done on a day. */
interface Agenda {
  late: { orderId: string; paymentId: string; amount: number }[]
  ship: string[]
  cancel: string[]
  confirm: { orderId: string; order: PlannedOrder }[]
  ask: Return[]
  takeBack: { id: string; kept: number }[]
}

const emptyAgenda = (): Agenda => ({ late: [], ship: [], cancel: [], confirm: [], ask: [], takeBack: [] })

/**
 * Simulates a month: the shop itself writes all its books.
 * @param tell called after each day
 */
export async function liveMonth(
  shop: TestShop,
  { orders, promoters, seed, lanes }: MonthSize,
  tell: (day: number, placed: number) => void = () => {},
): Promise<void> {
  const { db } = shop.connection
  const hands = monthHands(shop)
  const random = seededRandom(seed)
  const people = await gatherPeople(shop, promoters, Math.max(3 * promoters, Math.ceil(orders / 8)), lanes)
  const days = Array.from({ length: LAST_DAY + 1 }, emptyAgenda)
  const on = (day: number): Agenda => days[Math.min(day, LAST_DAY)]!
  const lot = Math.max(2, Math.min(64, Math.floor(promoters / 2)))
  let placed = 0

  async function buy(day: number, order: PlannedOrder): Promise<void> {
    const orderId = await hands.place(order)
    const { fate, buyer } = order
    if (fate === 'unpaid') return
    if (fate === 'late') {
      const paymentId = await hands.begin(buyer, orderId)
      on(day + 1).late.push({ orderId, paymentId, amount: order.amount })
      return
    }
    await hands.pay(buyer, orderId, order.amount, fate === 'stumbles')
    if (fate === 'cancelled') on(day + 1).cancel.push(orderId)
    else {
      on(day + 1).ship.push(orderId)
      if (order.confirms || fate === 'afterwards') on(day + 3).confirm.push({ orderId, order })
    }
  }

  async function sell(day: number): Promise<void> {
    const due = day < SALE_DAYS ? Math.floor((orders * (day + 1)) / SALE_DAYS) : orders
    while (placed < due) {
      const some = planOrders(people, random, Math.min(lot, due - placed))
      await atOnce(some, lanes, (order) => buy(day, order))
      placed += some.length
      shop.wait(MINUTE)
    }
  }

  /** Confirms receipt of the day's orders, and schedules their returns. */
  async function confirm(day: number): Promise<void> {
    await atOnce(on(day).confirm, lanes, async ({ orderId, order: { buyer, fate } }) => {
      await hands.confirm(buyer, orderId)
      const back = { orderId, buyer, whole: fate === 'whole' || fate === 'afterwards' }
      const kept = fate === 'kept back' ? 100 : 0
      const placedOn = day - 3
      if (fate === 'part' || fate === 'whole' || fate === 'kept back')
        on(day + 1 + (placedOn % 4)).ask.push({ ...back, kept })
      if (fate === 'afterwards' && placedOn >= GO_BACK_LATE.from && placedOn <= GO_BACK_LATE.until)
        on(GRANTED.from).ask.push({ ...back, kept })
    })
  }

  async function serve(day: number): Promise<void> {
    await atOnce(on(day).ask, lanes, async (back) => {
      for (const id of await hands.ask(back)) on(day + 1).takeBack.push({ id, kept: back.kept })
    })
    await atOnce(on(day).takeBack, lanes, ({ id, kept }) => hands.takeBack(id, kept))
  }

  const hear = () => Promise.all(Array.from({ length: lanes }, () => shop.run('events')))

  async function staff(day: number): Promise<void> {
    const some = people.earners.filter(({ seat }) => seat % 25 === 7)
    if (day === SUSPENDED.from) for (const one of some) await hands.judge(one, 'suspend')
    if (day === SUSPENDED.until)
      for (const one of some.filter(({ seat }) => seat % 2 === 1)) await hands.judge(one, 'restore')
    if (day === GRANTED.from) await hands.setRules('afterSales', { refundDays: GRANTED.days })
    if (day === GRANTED.until) await hands.setRules('afterSales', { refundDays: 7 })
  }

  /**
   * Each promoter withdraws once in two weeks: all or a part of the balance. Every second promoter also withdraws on
   * the day from which late returns are allowed, before the returned pieces arrive, and owes the shop after them.
   */
  async function withdraw(day: number): Promise<void> {
    const turn = ({ seat }: Earner) => (seat + day) % 14 === 0 || (day === GRANTED.from && seat % 2 === 0)
    const percent = ({ seat }: Earner) => (seat % 2 === 0 ? 100 : 40 + ((seat * 7) % 61))
    if (day >= WITHDRAWALS.from && day <= WITHDRAWALS.until)
      await atOnce(people.earners.filter(turn), lanes, (one) => hands.withdraw(one, percent(one)))
    await hands.review()
    await hands.payOut()
    shop.wait(11 * MINUTE)
    await hands.confirmPayouts()
    await hands.payOut()
    shop.wait(30 * MINUTE)
    await hands.payOut()
  }

  for (let day = 0; day <= LAST_DAY; day += 1) {
    shop.wait(NOON + day * DAY - shop.ports.clock())
    await staff(day)
    await Promise.all([sell(day), shop.run('settle earnings')])
    await hear()
    await shop.run('expire')
    await atOnce(on(day).late, lanes, ({ paymentId, orderId, amount }) => hands.collect({ paymentId, orderId, amount }))
    await atOnce(on(day).cancel, lanes, (orderId) => hands.cancel(orderId))
    for (const some of chunksOf(on(day).ship, 100)) await hands.ship(some)
    await confirm(day)
    await shop.run('receive')
    await serve(day)
    await shop.run('refund')
    await hear()
    await withdraw(day)
    tell(day, placed)
    // A test's shop records every statement. The list is emptied each day, as it would fill the memory.
    shop.queries.length = 0
    days[day] = emptyAgenda()
    if (orders > 5_000) await sweep(db, day)
    if (day % 10 === 0) {
      const { wrong } = await checkMonth(db)
      if (wrong.length > 0) throw new Error(`in the evening of day ${day}:\n${wrong.join('\n')}`)
    }
  }
}

/** Tables that grow. Autovacuum is off on the server of the tests, so they are analyzed here. */
const GROWING = [
  ...['event', 'orders', 'order_item', 'order_share', 'payment', 'rebate_line', 'ledger_account', 'ledger_entry'],
  ...['ledger_journal', 'withdrawal', 'idempotency', 'refund', 'shopper', 'address', 'sandbox_trade', 'price_row'],
]
const DAYS_OF_PLANS = [0, 1, 3, 7, 14, 24]
async function sweep(db: Database, day: number): Promise<void> {
  await sql`vacuum analyze event_delivery`.execute(db)
  if (DAYS_OF_PLANS.includes(day)) for (const table of GROWING) await sql`analyze ${sql.table(table)}`.execute(db)
}

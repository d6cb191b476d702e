import { bargainCuts, GROUP_STATE, ORDER_STATUS, PROMOTION_TYPE, type GroupState } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payables } from '#areas/all'
import { cutPrice } from '#areas/bargains/help-bargain'
import { lockBargain, priceOf } from '#areas/bargains/bargain-row'
import { startBargain } from '#areas/bargains/start-bargain'
import { placeOrder } from '#areas/checkout/place-order'
import { endGroups } from '#areas/groups/end-groups'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { refundPayments } from '#areas/payment/refund-payments'
import { settleNotice } from '#areas/payment/settle-notice'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { findTrade } from '#areas/sandbox/sandbox-trades'
import type { Connection } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { checkBooks } from './check-books'
import { openTestDatabase } from './database'
import { draftOf, manyShoppers, promote, stockShelf } from './shelf'
import { NOON } from './noon'
import { within, workOn } from './work'
import { payAtCashier } from './place-and-pay'

const SHOPPERS = 5
const SIZE = 2
const HELPERS = 4
const PIECES = 20
const MINUTE = 60_000

const who = fc.nat(SHOPPERS - 1)
const which = fc.nat(9)
/** Possible actions; the actions of one list run concurrently. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const), who }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('join' as const), who, which }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pay' as const), which }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('notice' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ship' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('start' as const), who }) },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('help' as const), who, which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'end' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'expire' as const }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase({ connections: 8, patient: true })
})
afterAll(() => connection.close())

/** Opens a shop with one promotion for groups of two, and one campaign in which four friends lower a price. */
async function openShop() {
  const { db } = connection
  const run = Math.random().toString(36).slice(2, 8)
  const [together, cut] = [`together-${run}`, `cut-${run}`]
  const pieces = { [together]: PIECES, [cut]: PIECES }
  await stockShelf(
    db,
    [together, cut].map((skuNo) => ({ skuNo, price: 20_000, stock: PIECES })),
  )
  const groups = { size: SIZE, hours: 1 }
  const one = { skuNos: [together], price: 12_000, stock: PIECES, limit: 3, groups }
  await promote(db, { id: together, type: PROMOTION_TYPE.groupBuy, ...one })
  const bargains = { helpers: HELPERS, hours: 1 }
  await promote(db, { id: cut, type: PROMOTION_TYPE.bargain, skuNos: [cut], price: 17_001, stock: PIECES, bargains })
  const shoppers = await manyShoppers(db, SHOPPERS)
  const orders: { orderId: string; shopperId: string }[] = []
  const bargainIds: string[] = []
  const payments: string[] = []
  let now = NOON
  const cashier = createSandboxCashier({ db, secret: 'test', clock: () => now })
  const place = async (at: number, skuNo: string, amount: number, campaign: object) => {
    const { shopperId, addressId } = shoppers[at]!
    const draft = draftOf(addressId, [{ skuNo, itemQuantity: 1 }], amount, { campaign } as object)
    const { orderId } = await within(db, now, (work) => placeOrder(work, draft, { shopperId, now, enterprise: false }))
    orders.push({ orderId, shopperId })
  }
  const orderAt = (at: number) => orders[at % Math.max(1, orders.length)]
  const bargainAt = (at: number) => bargainIds[at % Math.max(1, bargainIds.length)]
  const group = { kind: 'group', promotionId: together }
  const read = (bargainId: string) => within(db, now, async (work) => (await lockBargain(work.db, bargainId))!)
  const withOrder = async (at: number, run: (one: { orderId: string; shopperId: string }) => Promise<unknown>) => {
    const order = orderAt(at)
    if (order) await run(order)
  }
  const doings = {
    open: ({ who }: { who: number }) => place(who, together, 12_000, group),
    async join({ who, which }: { who: number; which: number }) {
      const { rows } = await sql<{ id: string }>`
        select id from buying_group where promotion_id = ${together} order by created_at, id`.execute(db)
      const found = rows[which % Math.max(1, rows.length)]
      if (found) await place(who, together, 12_000, { ...group, groupId: found.id })
    },
    pay: ({ which }: { which: number }) =>
      withOrder(which, async ({ orderId, shopperId }) => {
        payments.push((await payAtCashier(db, { shopperId, orderId }, now)).paymentId)
      }),
    async notice({ which }: { which: number }) {
      const notice = await findTrade(db, payments[which % Math.max(1, payments.length)] ?? '')
      if (notice) await settleNotice(workOn(db, now), payables, 'sandbox', notice)
    },
    cancel: ({ which }: { which: number }) =>
      withOrder(which, ({ orderId, shopperId }) =>
        within(db, now, (work) => cancelOrder(work, shopperId, orderId, '')),
      ),
    refund: ({ which }: { which: number }) =>
      withOrder(which, ({ orderId }) => within(db, now, (work) => refundOrder(work, orderId, '缺货'))),
    ship: ({ which }: { which: number }) =>
      withOrder(which, ({ orderId }) =>
        within(db, now, (work) => shipOrder(work, orderId, { companyName: '顺丰', trackingNumber: 'SF1' })),
      ),
    async start({ who }: { who: number }) {
      const wish = { skuNo: cut, bargainCampaignId: cut }
      const { bargainId } = await within(db, now, (work) => startBargain(work, shoppers[who]!.shopperId, wish))
      if (!bargainIds.includes(bargainId)) bargainIds.push(bargainId)
    },
    async help({ who, which }: { who: number; which: number }) {
      const bargainId = bargainAt(which)
      const { shopperId } = shoppers[who]!
      if (bargainId) await within(db, now, (work) => cutPrice(work, bargainId, { shopperId }))
    },
    async buy({ which }: { which: number }) {
      const bargainId = bargainAt(which)
      if (!bargainId) return
      const row = await read(bargainId)
      const owner = shoppers.findIndex(({ shopperId }) => shopperId === row.shopperId)
      await place(owner, cut, priceOf(row), { kind: 'bargain', bargainId })
    },
    wait: async ({ minutes }: { minutes: number }) => void (now += minutes * MINUTE),
    end: async () => void (await endGroups(workOn(db, now), cashier)),
    expire: async () => void (await expireOrders(workOn(db, now), payables, cashier)),
  }
  return {
    pieces,
    together,
    cut,
    happen: async (what: Happening) =>
      doings[what.kind](what as never).catch((error: Error) => {
        if (!(error instanceof ShopError)) throw error
      }),
    /** Delivers all pending events, and moves the clock past the end of all groups. */
    async settleDown() {
      for (const which of payments.keys()) await doings.notice({ which })
      now += 2 * 60 * MINUTE
      await doings.expire()
      await doings.end()
      await doings.end()
      await refundPayments(workOn(db, now), payables, cashier)
    },
  }
}

interface OneGroup {
  state: GroupState
  seats: number
  paid: number
  stand: number
  sent: number
  money: number
}
/** Returns the groups of a promotion, counted from orders and payments. */
async function groupsOf(promotionId: string): Promise<OneGroup[]> {
  const { rows } = await sql<OneGroup>`
    select state,
      count(seat_no)::integer as seats,
      count(*) filter (where orders.paid_at is not null)::integer as paid,
      count(*) filter (where orders.status <> ${ORDER_STATUS.cancelled})::integer as stand,
      count(*) filter (where orders.status = ${ORDER_STATUS.shipped})::integer as sent,
      (
        select count(*)::integer from payment join group_order paid on paid.order_id = payment.order_id
        where paid.group_id = buying_group.id and payment.status in (1, 3)
      ) as money
    from buying_group
    join group_order on group_id = buying_group.id
    join orders on orders.id = order_id
    where promotion_id = ${promotionId}
    group by buying_group.id, state`.execute(connection.db)
  return rows
}

interface OneBargain {
  price: number
  floorPrice: number
  helperCount: number
  helped: number
  cuts: number[]
  helpers: number
}
async function bargainsOf(promotionId: string): Promise<OneBargain[]> {
  const { rows } = await sql<OneBargain>`
    select price, floor_price as "floorPrice", helpers as "helperCount", helped,
      jsonb_agg(help.amount order by help.cut_no) filter (where help.amount is not null) as cuts,
      count(distinct helper_shopper_id)::integer as helpers
    from bargain left join bargain_help help on bargain_id = bargain.id
    where promotion_id = ${promotionId}
    group by bargain.id, price, floor_price, bargain.helpers, helped`.execute(connection.db)
  return rows.map((one) => ({ ...one, cuts: one.cuts ?? [] }))
}

const { complete, released } = GROUP_STATE

/** Returns the groups of a promotion and the bargains of a campaign that violate a law. */
async function broken({ together, cut }: { together: string; cut: string }, settled: boolean): Promise<object[]> {
  const groups = (await groupsOf(together)).filter(({ state, seats, paid, stand, sent, money }) => {
    const full = state === complete || state === released
    const isWrong = seats > SIZE || (full && paid < SIZE) || (sent > 0 && !full)
    return isWrong || (settled && ((full ? seats !== SIZE : stand > 0 || money > 0) || state === complete))
  })
  const bargains = (await bargainsOf(cut)).filter(
    ({ cuts, helped, helpers, ...path }) =>
      cuts.join() !== bargainCuts(path).slice(0, helped).join() || helpers !== helped || cuts.length !== helped,
  )
  return [...groups, ...bargains]
}

/**
 * A run with a complete group, an incomplete one, and a bargain with help. It comes first, so that every test run
 * covers all three.
 */
const oneOfEach: Happening[][] = [
  [{ kind: 'open', who: 0 }],
  [{ kind: 'pay', which: 0 }],
  [{ kind: 'notice', which: 0 }],
  [{ kind: 'join', who: 1, which: 0 }],
  [{ kind: 'pay', which: 1 }],
  [{ kind: 'notice', which: 1 }],
  [{ kind: 'open', who: 2 }],
  [{ kind: 'pay', which: 2 }],
  [{ kind: 'notice', which: 2 }],
  [{ kind: 'start', who: 3 }],
  [{ kind: 'help', who: 4, which: 0 }],
]

it(
  'groups are filled or refunded and bargains cost what their helps say, whatever happens at once in whatever order',
  async () => {
    const seen = { complete: 0, refunded: 0, helps: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(happening, { minLength: 1, maxLength: 5 }), { minLength: 8, maxLength: 24 }),
        async (moments) => {
          const shop = await openShop()
          for (const atOnce of moments) {
            await Promise.all(atOnce.map(shop.happen))
            expect(await broken(shop, false)).toEqual([])
          }
          await shop.settleDown()
          expect(await broken(shop, true)).toEqual([])
          expect(await checkBooks(connection.db, shop.pieces)).toEqual([])
          for (const { state } of await groupsOf(shop.together))
            if (state === released) seen.complete += 1
            else if (state === 'refunded') seen.refunded += 1
          for (const { helped } of await bargainsOf(shop.cut)) seen.helps += helped
        },
      ),
      { numRuns: howMuch(12, 200), examples: [[oneOfEach]], interruptAfterTimeLimit: howMuch(60_000, 600_000) },
    )
    // Some groups were complete, others were refunded, and friends helped. Otherwise the laws had nothing to check.
    expect(Math.min(seen.complete, seen.refunded, seen.helps), JSON.stringify(seen)).toBeGreaterThan(0)
  },
  howMuch(120_000, 900_000),
)

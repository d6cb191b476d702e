import { DAY, ORDERS_KEPT, PROMOTION_TYPE } from '@hearth/domain'
import type { LoggedIn, PlacedOrder, SentLoginCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { writeBatches } from '#areas/coupons/write-batches'
import { NOWHERE } from '#areas/orders/nowhere'
import { signPayLater } from '#areas/sandbox/sandbox-pay-later'
import { runJob } from '#kernel/jobs/jobs'
import { KEEPING_JOBS } from '#kernel/jobs/keeping-jobs'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { draftOf, giveAddress, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const TELEPHONE = '13955550001'
const EMAIL = 'niangui@example.com'
/** The telephone of the delivery address, and of the address where a returned product is collected. */
const ADDRESS_TELEPHONE = '13955550002'
const LAMP = [{ skuNo: 'lamp', itemQuantity: 1 }]

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp' }, { skuNo: 'mug', stock: 0 }, { skuNo: 'pot', price: 100_000 }])
  await promote(db, {
    id: 'ahead',
    type: PROMOTION_TYPE.preSale,
    skuNos: ['pot'],
    price: 90_000,
    endTime: NOON + 9 * DAY,
    deposit: { amount: 10_000, worth: 15_000, balanceBegin: NOON + 10 * DAY, balanceEnd: NOON + 13 * DAY },
  })
  await writeBatches({ db, now: NOON }, [
    {
      couponBatchId: 'given',
      name: '关怀券',
      discountType: 1,
      couponValue: 500,
      beginTime: NOON - DAY,
      endTime: NOON + DAY,
      source: 'staff',
    },
  ])
}

shopOnAnEngine('a shopper whose account was deleted', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const passport = <Data>(headers: object, path: string, payload: object) =>
    at.shop.ask<Data>({ method: 'POST', url: `/api/passport/v1/${path}`, headers: { ...headers }, payload })
  /** Returns the ticket in the reply to a request for a login code, and the code that was sent to the telephone. */
  const sent = async (reply: Promise<{ data: SentLoginCode | null }>) => {
    const { ticket } = (await reply).data!
    return { ticket, code: at.shop.codes.get(TELEPHONE)! }
  }
  const good = async (reply: Promise<{ code: number; message?: string }>) => {
    const { code, message } = await reply
    expect({ code, message }).toMatchObject({ code: 0 })
  }
  const logIn = async (): Promise<Buyer> => {
    const code = await sent(passport({}, 'code', { telephone: TELEPHONE }))
    const { data } = await passport<LoggedIn>({}, 'login', { telephone: TELEPHONE, ...code, session: 'token' })
    const { rows } = await sql<{ id: string }>`select id from shopper where telephone = ${TELEPHONE}`.execute(db())
    const { id } = rows[0]!
    const addressId = await giveAddress(db(), id)
    await sql`update address set consignee_tele = ${ADDRESS_TELEPHONE} where id = ${addressId}`.execute(db())
    return { id, headers: { 'x-hearth-session': data!.sessionToken! }, addressId }
  }
  /** Returns the names of the tables in which a row contains the given text. */
  const tablesWith = async (text: string): Promise<string[]> => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(db())
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`
        select 1 from ${sql.table(name)} as kept where strpos(to_jsonb(kept)::text, ${text}) > 0 limit 1`.execute(db())
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  it('is named nowhere but by an id, and their address is kept only as long as the law wants', async () => {
    const buyer = await logIn()
    await good(
      hands.ask(buyer, 'POST', '/api/platform/usercenter/v1/dufan', { usernick: '念归', telephone: TELEPHONE }),
    )
    await good(hands.ask(buyer, 'POST', '/api/platform/arrivalnotify/v1', { skuNo: 'mug', telephone: TELEPHONE }))
    await sql`update shopper set email = ${EMAIL} where id = ${buyer.id}`.execute(db())
    await signPayLater(db(), buyer.id, NOON)
    await good(hands.ops('POST /ops/coupons/given/give/v1', { version: 0, telephone: TELEPHONE }))

    const ahead = await at.shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers: buyer.headers,
      payload: draftOf(buyer.addressId, [{ skuNo: 'pot', itemQuantity: 1 }], 10_000, { finalPaymobile: TELEPHONE }),
    })
    await good(hands.ask(buyer, 'POST', `/api/orders/${ahead.data!.orderId}/v2`, {}))
    // Gives the order the empty address that orders of a membership have, since these have no parcel.
    await sql`
      update orders set address = ${JSON.stringify(NOWHERE)}::jsonb, remark = ${`请打 ${ADDRESS_TELEPHONE}`}
      where id = ${ahead.data!.orderId}`.execute(db())

    const order = await hands.received(buyer, LAMP, 10_000)
    await good(
      hands.ask(buyer, 'POST', '/api/platform/billing/v1', {
        invoiceHeaderType: 1,
        invoiceContent: 1,
        invoiceType: 1,
        pattern: 3,
        orderId: order.orderId,
        email: EMAIL,
      }),
    )
    await at.shop.run('make invoices', 'events')
    const [line] = await hands.items(buyer, order.orderId)
    const applied = await hands.apply(buyer, {
      orderItemId: line!.orderItemId,
      skuNo: 'lamp',
      returnType: 1,
      returnInfo: { ...order.address!, streetName: '望京街道', detailAddress: '望京街 2 号' },
      additionalDescription: `请打 ${ADDRESS_TELEPHONE}`,
    })
    await good(hands.deed(applied.data!.afterSaleOrderId, 'refuse', { reason: '已使用' }))
    await sql`update after_sale set bank_info = 'sealed' where shopper_id = ${buyer.id}`.execute(db())

    const code = await sent(passport(buyer.headers, 'code/own', {}))
    await good(passport(buyer.headers, 'deletion', code))
    at.shop.wait(DAY + 1)
    for (const job of KEEPING_JOBS) await runJob(at.shop.inside, job)
    await at.shop.run('forget login codes')
    expect.soft(await tablesWith(TELEPHONE)).toEqual([])
    expect.soft(await tablesWith(EMAIL)).toEqual([])
    expect.soft(await tablesWith(ADDRESS_TELEPHONE)).toEqual(['after_sale', 'orders'])
    // The `accountEnd` of an area states why each of these tables keeps the shopper's id. `ledger_entry` and
    // `ledger_journal` contain the id as a part of account ids.
    expect
      .soft(await tablesWith(buyer.id))
      .toEqual([
        'after_sale',
        'billing',
        'coupon',
        'coupon_count',
        'event',
        'ledger_account',
        'ledger_entry',
        'ledger_journal',
        'orders',
        'payment',
        'shopper',
      ])

    at.shop.wait(ORDERS_KEPT)
    await at.shop.run('forget old orders')
    expect.soft(await tablesWith(ADDRESS_TELEPHONE)).toEqual([])
    const { rows } = await sql<{ kept: string | null }>`
      select bank_info as kept from after_sale where shopper_id = ${buyer.id}`.execute(db())
    expect.soft(rows).toEqual([{ kept: null }])
  })
})

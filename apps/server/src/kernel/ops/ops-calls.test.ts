import { ORDER_STATUS } from '@hearth/domain'
import {
  OPS_CODE,
  opsCatalogue,
  opsLines,
  ROLES,
  rolesAllow,
  type Changed,
  type ChangedSku,
  type LogPage,
  type OpsOrderPage,
  type OpsOrderWithPapers,
  type OpsProductPage,
  type OpsSku,
} from '@hearth/ops'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { operate } from '../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { askAs, auditOf, newStaff } from '../../../test/staff'

let shop: OrderingShop
let owner: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 100 }])
})
afterAll(() => shop.close())
beforeEach(async () => {
  owner = await newStaff(shop, 'owner')
})

type Who = { headers: Record<string, string> }
const paidOrder = async () => {
  const buyer = await shop.buyer()
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  await shop.run('deliver')
  return { buyer, orderId, version: await versionOf(orderId) }
}
const versionOf = (orderId: string) => shop.number(sql`select version as n from orders where id = ${orderId}`)
const statusOf = (orderId: string) => shop.number(sql`select status as n from orders where id = ${orderId}`)
const refund = (who: Who, orderId: string, version: number, key?: string, reason = '缺货') =>
  askAs<Changed & { amount: number }>(shop, who, `POST /ops/orders/${orderId}/refund/v1`, { version, reason }, key)
const sku = async (skuNo = 'lamp') => (await askAs<OpsSku>(shop, owner, `GET /ops/skus/${skuNo}/v1`)).data!
const setPrice = (who: Who, version: number, price: number, key?: string) =>
  askAs<ChangedSku>(shop, who, 'PUT /ops/skus/lamp/price/v1', { version, price }, key)
const linesOf = async (target: string) => (await auditOf(shop)).filter(({ target_id: id }) => id === target)
/** Returns the lines that an action adds to the audit log. */
const added = async (act: () => Promise<unknown>) => {
  const before = (await auditOf(shop)).length
  await act()
  return (await auditOf(shop)).slice(before)
}
const refunds = () => shop.number(sql`select count(*) as n from refund`)

describe('a call of staff', () => {
  it('is refused without a login, with a shopper’s and with a role without the permission, before its content is read, and changes nothing', async () => {
    const { orderId, version, buyer } = await paidOrder()
    const support = await newStaff(shop, 'support')
    const refused = { data: null, success: false }
    expect(await refund({ headers: {} }, orderId, version)).toMatchObject({
      ...refused,
      status: 401,
      code: OPS_CODE.staffNeeded,
    })
    expect(await refund(buyer, orderId, version)).toMatchObject({ ...refused, code: OPS_CODE.staffNeeded })
    const lines = await added(async () =>
      expect(await refund(support, orderId, version)).toMatchObject({
        ...refused,
        status: 403,
        code: OPS_CODE.notAllowed,
        message: '您的角色没有此项权限',
      }),
    )
    expect(lines).toMatchObject([
      { actor_name: support.name, call: 'orders.refund', code: OPS_CODE.notAllowed, target_id: orderId },
    ])
    const unread = await shop.app.inject({
      method: 'POST',
      url: `/ops/orders/${orderId}/refund/v1`,
      headers: { ...support.headers, 'content-type': 'application/json' },
      payload: '{ no json',
    })
    expect(unread.statusCode).toBe(403)
    expect([await statusOf(orderId), await refunds()]).toEqual([ORDER_STATUS.paid, 0])
  })

  it('answers each role exactly as the table of roles says', async () => {
    const calls = [...opsLines(opsCatalogue)].filter(([, { may }]) => may)
    const wrong: string[] = []
    for (const role of ROLES) {
      const who = await newStaff(shop, role)
      for (const [name, { method, path, may }] of calls) {
        const url = path.replaceAll(/\{\w+\}/g, 'nowhere')
        const { code } = await askAs(shop, who, `${method} ${url}`, method === 'GET' ? undefined : {})
        if ((code === OPS_CODE.notAllowed) === rolesAllow([role], may!)) wrong.push(`${role} ${name}: ${code}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('names the field that is wrong', async () => {
    expect(await setPrice(owner, 0, 0)).toMatchObject({ status: 400, code: OPS_CODE.badInput, field: 'price' })
    expect(await askAs(shop, owner, 'PUT /ops/skus/lamp/price/v1', { price: 100 })).toMatchObject({
      status: 400,
      field: 'version',
      message: '版本不能为空',
    })
    expect(await askAs(shop, owner, 'GET /ops/orders/v1?from=2026-02-30')).toMatchObject({ status: 400, field: 'from' })
    expect(await askAs(shop, owner, 'PUT /ops/skus/nowhere/price/v1', { version: 0, price: 1 })).toMatchObject({
      status: 404,
      field: 'skuNo',
    })
  })

  it('refuses blanks as a reason or a tracking number, and removes those around them', async () => {
    const { orderId, version } = await paidOrder()
    const parcel = (trackingNumber: string) => ({ version, companyName: ' 顺丰速运 ', trackingNumber })
    const ship = (payload: object) => askAs(shop, owner, `POST /ops/orders/${orderId}/ship/v1`, payload)
    const shipMany = (parcels: object[]) => askAs(shop, owner, 'POST /ops/orders/ship/v1', { parcels })
    const blank = (field: string, message: string) => ({ status: 400, code: OPS_CODE.badInput, field, message })
    expect(await refund(owner, orderId, version, undefined, ' \u3000')).toMatchObject(blank('reason', '原因不能为空'))
    expect(await ship(parcel('\t'))).toMatchObject(blank('trackingNumber', '运单号不能为空'))
    expect(await shipMany([{ orderId, ...parcel(' ') }])).toMatchObject(blank('trackingNumber', '运单号不能为空'))
    const { orderId: other, version: itsVersion } = await paidOrder()
    await shipMany([{ orderId: other, ...parcel(' SF2 '), version: itsVersion }])
    await ship(parcel(' SF1 '))
    for (const [id, trackingNumber] of [
      [orderId, 'SF1'],
      [other, 'SF2'],
    ] as const)
      expect((await linesOf(id)).at(-1)).toMatchObject({ after: { companyName: '顺丰速运', trackingNumber } })
  })
})

describe('a write of staff', () => {
  it('is refused with an old version, names the current one, and changes nothing', async () => {
    const { orderId, version } = await paidOrder()
    const lines = await added(async () =>
      expect(await refund(owner, orderId, version - 1)).toMatchObject({
        status: 409,
        code: OPS_CODE.stale,
        field: 'version',
        version,
        message: '内容已被他人修改，请刷新后重试',
      }),
    )
    expect(lines).toMatchObject([
      { call: 'orders.refund', code: OPS_CODE.stale, actor_name: owner.name, target_kind: 'order', target_id: orderId },
    ])
    expect([await statusOf(orderId), await refunds()]).toEqual([ORDER_STATUS.paid, 0])
    expect(await refund(owner, orderId, version)).toMatchObject({ status: 200, data: { amount: 10000, changed: true } })
  })

  it('requires an idempotency key, gives the first answer again under it, and refuses it for other content', async () => {
    const { orderId, version } = await paidOrder()
    expect(await refund(owner, orderId, version, '')).toMatchObject({ status: 400, field: 'idempotency-key' })
    const before = await refunds()
    const first = await refund(owner, orderId, version, 'once')
    const lines = await added(async () => {
      const again = await refund(owner, orderId, version, 'once')
      expect([again.data, again.replayed]).toEqual([first.data, true])
    })
    expect(lines).toEqual([])
    expect(await refund(owner, orderId, version, 'once', '别的原因')).toMatchObject({
      status: 409,
      code: OPS_CODE.conflict,
    })
    expect(await refunds()).toBe(before + 1)
    const other = await newStaff(shop, 'finance')
    expect(await refund(other, orderId, version, 'once')).toMatchObject({ code: OPS_CODE.stale })
  })

  it('is done once by a hundred requests with the same version at once', async () => {
    const { version, stock } = await sku()
    const replies = await Promise.all(
      Array.from({ length: 100 }, () =>
        askAs<ChangedSku>(shop, owner, 'PUT /ops/skus/lamp/stock/v1', { version, change: 5 }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === OPS_CODE.stale)).toHaveLength(99)
    expect(await sku()).toMatchObject({ stock: stock + 5, version: version + 1 })
    await askAs(shop, owner, 'PUT /ops/skus/lamp/stock/v1', { version: version + 1, change: -5 })
  })

  it('stores its line in the audit log with the change: who, what, before and after', async () => {
    const { version, price } = await sku()
    const [line] = await added(() => setPrice(owner, version, 12345, 'a key of the price'))
    expect(line).toMatchObject({
      actor_kind: 'staff',
      actor_name: owner.name,
      call: 'products.setPrice',
      code: 0,
      target_kind: 'sku',
      target_id: 'lamp',
      before: { price },
      after: { price: 12345 },
      key: 'a key of the price',
      network: '127.0.0.1',
    })
    await setPrice(owner, version + 1, price)
  })

  it('leaves neither its change nor its line when it fails after both, and a refusal is stored', async () => {
    const { version, price } = await sku()
    // The last write of a call stores its reply under the key. This check constraint makes that write fail.
    await sql`alter table idempotency add constraint no_answer check (reply is null or key <> 'fails')`.execute(
      shop.connection.db,
    )
    const lines = await added(async () =>
      expect(await setPrice(owner, version, 777, 'fails')).toMatchObject({ status: 500 }),
    )
    await sql`alter table idempotency drop constraint no_answer`.execute(shop.connection.db)
    expect(lines).toMatchObject([{ call: 'products.setPrice', code: OPS_CODE.serverError, target_id: 'lamp' }])
    expect(await sku()).toMatchObject({ price, version })
  })

  it('and sales do not block each other: a sale changes no version of a sku', async () => {
    const { version } = await sku()
    await paidOrder()
    expect((await sku()).version).toBe(version)
  })
})

it('products are listed by key, each once, in the order of the shop’s pages', async () => {
  await stockShelf(
    shop.connection.db,
    ['a', 'b', 'c'].map((skuNo) => ({ skuNo, stock: 1 })),
  )
  const whole = await askAs<OpsProductPage>(shop, owner, 'GET /ops/products/v1')
  const found: string[] = []
  let after = ''
  do {
    const page = await askAs<OpsProductPage>(shop, owner, `GET /ops/products/v1?count=1&after=${after}`)
    found.push(...page.data!.products.map(({ spuNo }) => spuNo))
    after = page.data!.after
  } while (after !== '')
  expect(found).toEqual(whole.data!.products.map(({ spuNo }) => spuNo))
  expect(found.length).toBeGreaterThanOrEqual(2)
})

describe('orders as staff see them', () => {
  it('are listed by key, newest first, with their possible actions', async () => {
    const ids: string[] = []
    for (let made = 0; made < 2; made += 1) {
      shop.wait(1)
      ids.unshift((await paidOrder()).orderId)
    }
    const first = await askAs<OpsOrderPage>(shop, owner, 'GET /ops/orders/v1?status=paid&count=1')
    expect(first.data!.orders).toMatchObject([{ orderId: ids[0], allowed: ['move', 'refund', 'refundPart', 'ship'] }])
    const next = `GET /ops/orders/v1?status=paid&count=1&after=${first.data!.after}`
    expect((await askAs<OpsOrderPage>(shop, owner, next)).data!.orders[0]!.orderId).toBe(ids[1])
  })

  it('hide telephone and street, unless staff reveal them, which is logged', async () => {
    const { orderId } = await paidOrder()
    const support = await newStaff(shop, 'support')
    const seen = await askAs<OpsOrderWithPapers>(shop, support, `GET /ops/orders/${orderId}/v1`)
    expect(seen.data!.address).toMatchObject({ consigneeTele: '138****0000', detailAddress: '****' })
    expect(await linesOf(orderId)).toEqual([])
    const whole = await askAs<OpsOrderWithPapers>(shop, support, `POST /ops/orders/${orderId}/reveal/v1`, {})
    expect(whole.data!.address).toMatchObject({ consigneeTele: '13800000000', detailAddress: '望京街 1 号' })
    expect(await linesOf(orderId)).toMatchObject([{ call: 'orders.reveal', actor_name: support.name, code: 0 }])
    expect(JSON.stringify(await auditOf(shop))).not.toContain('13800000000')
    const auditor = await newStaff(shop, 'auditor')
    expect(await askAs(shop, auditor, `POST /ops/orders/${orderId}/reveal/v1`, {})).toMatchObject({ status: 403 })
  })

  it('are all shipped or none, and the refusal names the order', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    const parcel = { companyName: '顺丰速运', trackingNumber: 'SF1' }
    const send = (...orders: { orderId: string; version: number }[]) =>
      askAs(shop, owner, 'POST /ops/orders/ship/v1', {
        parcels: orders.map(({ orderId, version }) => ({ orderId, version, ...parcel })),
      })
    expect(await send(one, { ...other, version: other.version - 1 })).toMatchObject({
      code: OPS_CODE.stale,
      field: other.orderId,
      version: other.version,
    })
    expect(await send(one, { orderId: '1', version: 0 })).toMatchObject({ code: OPS_CODE.notFound, field: '1' })
    expect(await send(one, one)).toMatchObject({ code: OPS_CODE.badInput, field: one.orderId })
    expect(await statusOf(one.orderId)).toBe(ORDER_STATUS.paid)
    expect(await send(one, other)).toMatchObject({ data: { shipped: 2 } })
    expect(await linesOf(other.orderId)).toMatchObject([{ call: 'orders.shipMany', code: 0 }])
  })
})

it('a step of a parcel is added to an order in the version that was read, and the books agree afterwards', async () => {
  const { orderId, version } = await paidOrder()
  const parcel = { companyName: '顺丰速运', trackingNumber: 'SF1' }
  const shipped = await askAs<Changed>(shop, owner, `POST /ops/orders/${orderId}/ship/v1`, { version, ...parcel })
  const track = (read: number) =>
    askAs<Changed>(shop, owner, `POST /ops/orders/${orderId}/parcel/v1`, { version: read, text: '快件已到达北京' })
  expect(await track(version)).toMatchObject({ code: OPS_CODE.stale, version: shipped.data!.version })
  expect(await track(shipped.data!.version)).toMatchObject({ data: { changed: true } })
  expect(await linesOf(orderId)).toMatchObject([
    { call: 'orders.ship', code: 0 },
    { call: 'orders.moveParcel', code: OPS_CODE.stale },
    { call: 'orders.moveParcel', code: 0, after: { step: '快件已到达北京' } },
  ])
  expect(await checkBooks(shop.connection.db, {})).toEqual([])
})

it('the shop’s own command is logged as the shop, with the user who ran it', async () => {
  const { orderId } = await paidOrder()
  await operate(shop, { args: ['ship', orderId] })
  const page = await askAs<LogPage>(shop, owner, `GET /ops/log/v1?target=${orderId}`)
  expect(page.data!.lines).toMatchObject([
    { actor: { kind: 'house', name: 'test' }, call: 'orders.ship', code: 0, after: { companyName: '顺丰速运' } },
  ])
})

it('the books agree afterwards', async () => {
  expect(await checkBooks(shop.connection.db, { lamp: 100 })).toEqual([])
})

import { DAY, FREE_TRIAL_STATUS, ORDER_STATUS, REPLY_CODE, TRIAL_CHARGE, TRIAL_REVIEW } from '@hearth/domain'
import type { OperLogs, UserInfo, WechatAgreement } from '@hearth/sdk/core'
import type { OpsOrderWithPapers } from '@hearth/ops'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createSessions, SESSION_HEADER } from '#kernel/sessions/sessions'
import { systemRandom } from '#shop/random'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { idNumberOf, lend, trialHands, trialOfOrder } from '../../../test/trial-hands'

const STOCK = { lamp: 100, robot: 100, last: 100 }
const LAMP = 29_900
const { applied, closed, kept, none, over, returning, shipped, trying } = FREE_TRIAL_STATUS

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: LAMP, stock: STOCK.lamp },
    { skuNo: 'robot', price: 399_900, stock: STOCK.robot },
    { skuNo: 'last', price: 9_900, stock: STOCK.last },
  ])
  await lend(shop, {
    id: 'try',
    skus: [
      { skuNo: 'lamp', stock: 50 },
      { skuNo: 'robot', stock: 50 },
    ],
  })
  await lend(shop, { id: 'last', skus: [{ skuNo: 'last', stock: 1 }], days: 3 })
}

shopOnAnEngine('free trials', stock, (at) => {
  const hands = trialHands(() => at.shop)
  const books = async () => expect(await checkBooks(at.shop.connection.db, STOCK)).toEqual([])
  const trialOf = async (buyer: Buyer, orderId: string) => trialOfOrder(await hands.order(buyer, orderId))
  const left = (skuNo: string) =>
    at.shop.number(sql`select stock as n from promotion_sku where promotion_id = 'try' and sku_no = ${skuNo}`)

  /** Moves the clock and logs the shopper in again, since the session has expired by then. */
  async function wait(ms: number, ...buyers: Buyer[]) {
    at.shop.wait(ms)
    const { db } = at.shop.connection
    for (const buyer of buyers)
      buyer.headers[SESSION_HEADER] = await createSessions(systemRandom).begin(
        db,
        { shopper: buyer.id },
        at.shop.ports.clock(),
      )
  }

  it('are for shoppers with a verified identity and a signature; only a masked name of an id is ever shown', async () => {
    const buyer = await at.shop.buyer()
    expect(await hands.identity(buyer)).toEqual({ verified: false })
    expect(await hands.try(buyer, 'lamp', 'try')).toMatchObject({ code: REPLY_CODE.wrongState })
    const idNumber = idNumberOf(900)
    const captcha = await hands.captcha(buyer)
    const wrong = [
      { realName: 'Wang', idNumber },
      { realName: '王小明', idNumber: '110105199001010000' },
      { realName: '王小明', idNumber, captchaId: captcha.captchaId, captchaCode: 'nope' },
      // The first try uses up the captcha.
      { realName: '王小明', idNumber, captchaId: captcha.captchaId, captchaCode: captcha.captchaCode },
    ]
    const fields = []
    for (const wish of wrong) fields.push((await hands.sign(buyer, wish)).field)
    expect(fields).toEqual(['realName', 'idNumber', 'captchaCode', 'captchaCode'])
    const fresh = await hands.captcha(buyer)
    const signed = await hands.sign(buyer, {
      realName: '王小明',
      idNumber,
      captchaId: fresh.captchaId,
      captchaCode: fresh.captchaCode.toLowerCase(),
    })
    expect(signed).toMatchObject({ code: 0, data: { signed: true, url: '/agreement/free-trial' } })
    expect(await hands.sign(buyer, {})).toMatchObject({ data: signed.data })
    const user = (await at.shop.ask<UserInfo>({ url: '/api/user/info/v1', headers: buyer.headers })).data
    expect(user).toMatchObject({ agreementId: 'FREE_TRIAL', agreementVersion: 1 })
    expect(await hands.identity(buyer)).toEqual({ verified: true, realName: '王*明' })
    const everything = await sql`select identity.*, agreement_signature.* from identity, agreement_signature`.execute(
      at.shop.connection.db,
    )
    expect(JSON.stringify(everything.rows)).not.toMatch(new RegExp(`王小明|${idNumber}`))
    expect(await hands.sign(buyer, { agreementVersion: 2 })).toMatchObject({ code: REPLY_CODE.notFound })
  })

  it('are for one account of each person', async () => {
    const [one, other] = [await at.shop.buyer(), await at.shop.buyer()]
    const person = { realName: '李雷', idNumber: idNumberOf(901) }
    const sign = async (buyer: Buyer) => {
      const { captchaId, captchaCode } = await hands.captcha(buyer)
      return hands.sign(buyer, { ...person, captchaId, captchaCode })
    }
    expect(await sign(one)).toMatchObject({ code: 0 })
    expect(await sign(other)).toMatchObject({ code: REPLY_CODE.conflict, field: 'idNumber' })
    expect(await hands.identity(other)).toEqual({ verified: false })
  })

  it('show captchas as pictures while they are valid', async () => {
    const buyer = await at.shop.buyer()
    const { url } = await hands.captcha(buyer)
    const picture = await at.shop.app.inject(url)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.rawPayload.length).toBeGreaterThan(300)
    await wait(5 * 60_000 + 1)
    expect((await at.shop.app.inject(url)).statusCode).toBe(404)
    await at.shop.run('forget captchas')
    expect(await at.shop.number(sql`select count(*) as n from captcha`)).toBe(0)
  })

  it('cost nothing to order, one at a time, and are not part of the shopper’s cart', async () => {
    const buyer = await hands.trier()
    const cart = await hands.cart(buyer, 'lamp', 'try')
    expect(cart.data?.promotionGroups.flatMap((group) => group.groups).flatMap((one) => one.subGroups)).toMatchObject([
      { products: [{ skuNo: 'lamp', price: 0, itemQuantity: 1 }] },
    ])
    expect((await hands.ask(buyer, 'GET', '/api/cart/count/v1')).data).toEqual({ count: 0 })
    const before = await left('lamp')
    const placed = await hands.try(buyer, 'lamp', 'try', 'one-key')
    expect(placed).toMatchObject({ code: 0, data: { orderAmount: 0 } })
    expect(await hands.try(buyer, 'lamp', 'try', 'one-key')).toMatchObject({ data: placed.data })
    expect(await left('lamp')).toBe(before - 1)
    const { orderId } = placed.data!
    const order = await hands.order(buyer, orderId)
    expect(order).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      orderAmount: 0,
      amounts: { productAmount: 0, freightAmount: 0, payAmount: 0 },
      products: [{ skuNo: 'lamp', price: 0, paidAmount: 0 }],
      campaign: { status: applied, review: TRIAL_REVIEW.passed, trialDays: 14, keepAmount: LAMP },
    })
    expect(await hands.try(buyer, 'lamp', 'try')).toMatchObject({ code: REPLY_CODE.overLimit })
    expect(await hands.try(buyer, 'robot', 'try')).toMatchObject({ code: REPLY_CODE.overLimit })
    expect(await hands.info(buyer)).toMatchObject({ limit: 1, using: 1, orderIds: [orderId], trials: [{ orderId }] })
    const products = (await hands.products(buyer, 'try')).data!.result
    expect(
      products.map(({ skuNo, freePromotionStatus, keepAmount }) => [skuNo, freePromotionStatus.status, keepAmount]),
    ).toEqual([
      ['robot', none, 399_900],
      ['lamp', applied, LAMP],
    ])
    await books()
  })

  it('can be cancelled until they are shipped, and requested again', async () => {
    const buyer = await hands.trier()
    const before = await left('lamp')
    const { orderId } = (await hands.try(buyer, 'lamp', 'try')).data!
    expect(await hands.ask(buyer, 'POST', `/api/orders/${orderId}/v2`, { reason: '不想试了' })).toMatchObject({
      code: 0,
    })
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: none })
    expect(await left('lamp')).toBe(before)
    const again = (await hands.try(buyer, 'lamp', 'try')).data!
    await hands.ship(again.orderId)
    expect(await hands.ask(buyer, 'POST', `/api/orders/${again.orderId}/v2`, {})).toMatchObject({
      code: REPLY_CODE.wrongState,
    })
    await at.shop.run('events')
    expect(await trialOf(buyer, again.orderId)).toMatchObject({ status: shipped })
    await books()
  })

  it('wait for staff when the lent product is expensive, who approve or refuse with a reason', async () => {
    const [one, other] = [await hands.trier(), await hands.trier()]
    const first = (await hands.try(one, 'robot', 'try')).data!
    expect(await trialOf(one, first.orderId)).toMatchObject({ status: applied, review: TRIAL_REVIEW.waiting })
    expect(await hands.ship(first.orderId)).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await hands.asTrial(first.orderId)).toMatchObject({
      realName: '王*明',
      allowed: ['approve', 'refuse', 'withdraw'],
    })
    const list = await hands.ops<{ freeTrials: { orderId: string }[] }>('GET /ops/free-trials/v1?review=0&status=1')
    expect(list.data?.freeTrials.map(({ orderId }) => orderId)).toEqual([first.orderId])
    await books()
    expect(await hands.judge(first.orderId, 'approve')).toMatchObject({ code: 0 })
    expect(await hands.ship(first.orderId)).toMatchObject({ code: 0 })
    const second = (await hands.try(other, 'robot', 'try')).data!
    const reason = '该地区暂不支持试用'
    expect(await hands.judge(second.orderId, 'refuse', { reason })).toMatchObject({ code: 0 })
    expect(await hands.judge(second.orderId, 'approve')).toMatchObject({ code: REPLY_CODE.wrongState })
    await at.shop.run('events', 'events')
    expect(await hands.order(other, second.orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      cancelReason: expect.stringContaining(reason) as string,
      campaign: { status: none, review: TRIAL_REVIEW.refused, reason },
    })
    const judged = (orderId: string) =>
      at.shop.messages.filter((one) => one.kind === 'trialJudged' && one.orderId === orderId)
    expect(judged(first.orderId)).toMatchObject([{ passed: true }])
    expect(judged(second.orderId)).toMatchObject([{ passed: false, reason }])
    expect(await hands.info(other)).toMatchObject({ using: 0, trials: [{ status: none }] })
    await books()
  })

  it('are sent in one parcel', async () => {
    const buyer = await hands.trier()
    const { orderId } = (await hands.try(buyer, 'lamp', 'try')).data!
    const { version, items } = (await hands.ops<OpsOrderWithPapers>(`GET /ops/orders/${orderId}/v1`)).data!
    const parcel = { version, companyName: '顺丰速运', trackingNumber: 'SF1' }
    const named = items.map(({ orderItemId, left }) => ({ orderItemId, quantity: left }))
    expect((await hands.ops(`POST /ops/orders/${orderId}/ship/v1`, { ...parcel, items: named })).code).toBe(0)
    await books()
  })

  it('begin for their shopper with the receipt itself, before its event is handled', async () => {
    const buyer = await hands.trier()
    const placed = await hands.try(buyer, 'lamp', 'try')
    const { orderId } = placed.data!
    await hands.ship(orderId)
    expect(await trialOf(buyer, orderId)).not.toHaveProperty('endTime')
    await hands.confirm(buyer, orderId)
    const order = await hands.order(buyer, orderId)
    const { receiveTime } = order
    const freeTrial = trialOfOrder(order)
    const begun = { status: trying, endTime: receiveTime! + 14 * DAY }
    expect(freeTrial).toMatchObject(begun)
    expect((await hands.info(buyer)).trials).toMatchObject([{ orderId, ...begun }])
    await at.shop.run('events', 'events')
    expect(await trialOf(buyer, orderId)).toEqual(freeTrial)
  })

  it('begin when the product is received, and end well when it comes back through the steps of every return', async () => {
    const buyer = await hands.trier()
    const before = await left('lamp')
    const order = await hands.tried(buyer, 'lamp', 'try')
    const { orderId, receiveTime } = order
    expect(trialOfOrder(order)).toMatchObject({ status: trying, endTime: receiveTime! + 14 * DAY })
    const asked = await hands.sendBack(buyer, orderId)
    const id = asked.data!.afterSaleOrderId
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: returning, afterSaleOrderId: id })
    expect(await hands.keep(buyer, orderId)).toMatchObject({ code: REPLY_CODE.wrongState })
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({ reasonTxt: '试用完毕，归还商品' })
    await hands.deed(id, 'agree')
    await hands.bill(buyer, id)
    await hands.deed(id, 'receive', { counted: 1, resellable: 1 })
    await hands.settle()
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: over, charge: TRIAL_CHARGE.none })
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({ afterSaleStatus: 50 })
    expect(await left('lamp')).toBe(before)
    expect((await hands.items(buyer, orderId))[0]).toMatchObject({ serviceTypes: [] })
    // A shopper who returned the product can try it again.
    expect(await hands.try(buyer, 'lamp', 'try')).toMatchObject({ code: 0 })
    const { data } = await hands.ask<OperLogs>(buyer, 'GET', `/api/orders/${orderId}/operLogs/v1`)
    expect(data!.operLogs.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['试用申请已提交', '试用开始', '已申请归还', '试用商品已归还']),
    )
    await books()
  })

  it('go on when the return is withdrawn, refused or never sent', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    const first = (await hands.sendBack(buyer, orderId)).data!.afterSaleOrderId
    await hands.withdraw(buyer, first)
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: trying })
    const second = (await hands.sendBack(buyer, orderId)).data!.afterSaleOrderId
    await hands.deed(second, 'agree')
    await hands.deed(second, 'refuse-goods', { reason: '缺少底座', companyName: '顺丰速运', trackingNumber: 'SF9' })
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: trying })
    const third = (await hands.sendBack(buyer, orderId)).data!.afterSaleOrderId
    await hands.deed(third, 'agree')
    await wait(8 * DAY, buyer)
    await at.shop.run('end service waits')
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: trying })
    await books()
  })

  it('are kept by paying the price at the time of the order, and then count as any purchase', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    await sql`update sku set price = price * 2 where sku_no = 'lamp'`.execute(at.shop.connection.db)
    const started = await hands.keep(buyer, orderId)
    expect(started).toMatchObject({ code: 0 })
    expect((await hands.keep(buyer, orderId)).data?.paymentId).toBe(started.data?.paymentId)
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: trying })
    await at.shop.press(started.data!, 'pay')
    await at.shop.run('deliver', 'events', 'events')
    await sql`update sku set price = ${LAMP} where sku_no = 'lamp'`.execute(at.shop.connection.db)
    expect(await hands.order(buyer, orderId)).toMatchObject({
      orderAmount: LAMP,
      amounts: { productAmount: LAMP, payAmount: LAMP },
      products: [{ price: LAMP, paidAmount: LAMP }],
      campaign: { status: kept, charge: TRIAL_CHARGE.paid, chargeAmount: LAMP },
    })
    expect(
      await at.shop.number(
        sql`
          select coalesce(sum(amount), 0)::integer as n from ledger_entry
          where source_kind = 'order-earned' and source_id = ${orderId} and amount > 0`,
      ),
    ).toBeGreaterThan(0)
    // A product that was bought can be returned for a refund.
    const [line] = await hands.items(buyer, orderId)
    const asked = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp', reason: 'unwanted' })
    const id = asked.data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 1 })
    await hands.settle()
    expect(await at.shop.number(sql`select amount as n from refund where order_id = ${orderId}`)).toBe(LAMP)
    expect((await hands.try(buyer, 'lamp', 'try')).code).toBe(REPLY_CODE.overLimit)
    await books()
  })

  it('leave a newcomer a newcomer until they keep a product', async () => {
    const buyer = await hands.trier()
    const newcomer = async () =>
      (await hands.ask<{ buyer: { newcomer: boolean } }>(buyer, 'GET', '/api/user/info/v1')).data?.buyer.newcomer
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    expect(await newcomer()).toBe(true)
    await at.shop.press((await hands.keep(buyer, orderId)).data!, 'pay')
    await at.shop.run('deliver')
    expect(await newcomer()).toBe(false)
  })

  it('cost their price once their time is over, block another trial, and may still be returned', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    await wait(12 * DAY + 3_600_000, buyer)
    await at.shop.run('remind shoppers', 'events', 'remind shoppers', 'events')
    const mine = () => at.shop.messages.filter((one) => 'orderId' in one && one.orderId === orderId)
    expect(mine().filter(({ kind }) => kind === 'trialEnding')).toHaveLength(1)
    await at.shop.run('end free trials')
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: trying })
    await wait(2 * DAY, buyer)
    await at.shop.run('end free trials', 'end free trials')
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: kept, charge: TRIAL_CHARGE.due, chargeAmount: LAMP })
    await at.shop.run('remind shoppers', 'events')
    await wait(7 * DAY, buyer)
    await at.shop.run('remind shoppers', 'remind shoppers', 'events')
    expect(mine().filter(({ kind }) => kind === 'trialDue')).toMatchObject([{ amount: LAMP }, { amount: LAMP }])
    await sql`update setting set value = '{"atOnce": 5, "version": 9}' where name = 'freeTrialRules'`.execute(
      at.shop.connection.db,
    )
    expect(await hands.try(buyer, 'robot', 'try')).toMatchObject({ code: REPLY_CODE.overLimit })
    await sql`update setting set value = '{"atOnce": 1, "version": 10}' where name = 'freeTrialRules'`.execute(
      at.shop.connection.db,
    )
    await books()
    const id = (await hands.sendBack(buyer, orderId)).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: over, charge: TRIAL_CHARGE.none })
    await books()
  })

  it('charge once by the pay-later agreement of a shopper who signed one', async () => {
    const buyer = await hands.trier()
    const agreement = async () =>
      (await hands.ask<WechatAgreement>(buyer, 'GET', '/api/platform/usercenter/v1/wehcat/agreement')).data!
    const { signed, signUrl } = await agreement()
    expect(signed).toBe(false)
    expect((await at.shop.app.inject(`${signUrl!.slice(0, -1)}x`)).statusCode).toBe(404)
    expect((await at.shop.app.inject(signUrl!)).body).toContain('先用后付')
    await at.shop.app.inject({
      method: 'POST',
      url: signUrl!,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    expect(await agreement()).toEqual({ signed: true })
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    await wait(15 * DAY, buyer)
    await at.shop.run('end free trials', 'end free trials', 'deliver', 'events', 'end free trials')
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: kept, charge: TRIAL_CHARGE.paid, chargeAmount: LAMP })
    expect(await at.shop.number(sql`select count(*) as n from payment where order_id = ${orderId}`)).toBe(1)
    await books()
  })

  it('let staff charge for missing parts, never more than the price of keeping', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    const reason = '归还的商品缺少充电底座'
    expect(await hands.judge(orderId, 'charge', { amount: LAMP + 1, reason })).toMatchObject({ field: 'amount' })
    expect(await hands.judge(orderId, 'charge', { amount: 5_000, reason })).toMatchObject({ code: 0 })
    expect(await trialOf(buyer, orderId)).toMatchObject({
      status: kept,
      charge: TRIAL_CHARGE.due,
      chargeAmount: 5_000,
      reason,
    })
    await at.shop.press((await hands.keep(buyer, orderId)).data!, 'pay')
    await at.shop.run('deliver', 'events')
    expect(await hands.order(buyer, orderId)).toMatchObject({
      orderAmount: 5_000,
      campaign: { charge: TRIAL_CHARGE.paid, keepAmount: LAMP },
    })
    await books()
  })

  it('refund money that comes after the product was sent back', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    const started = (await hands.keep(buyer, orderId)).data!
    await hands.sendBack(buyer, orderId)
    await at.shop.press(started, 'pay')
    await at.shop.run('deliver', 'refund', 'events')
    expect(await trialOf(buyer, orderId)).toMatchObject({ status: returning })
    expect(await at.shop.number(sql`select amount as n from refund where order_id = ${orderId} and status = 1`)).toBe(
      LAMP,
    )
    await books()
  })

  it('are closed once none is left, and shown to visitors too', async () => {
    const [one, other] = [await hands.trier(), await hands.trier()]
    expect(await hands.try(one, 'last', 'last')).toMatchObject({ code: 0 })
    expect(await hands.try(other, 'last', 'last')).toMatchObject({ code: REPLY_CODE.soldOut })
    const { data } = await at.shop.ask<{ result: { freePromotionStatus: { status: number } }[] }>(
      '/api/platform/freetrail/last/products/v1',
    )
    expect(data?.result.map(({ freePromotionStatus }) => freePromotionStatus.status)).toEqual([closed])
    expect(await hands.products(one, 'nothing')).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await hands.try(other, 'robot', 'last')).toMatchObject({ code: REPLY_CODE.notFound, field: 'promotionId' })
    await books()
  })

  it('are hidden from other shoppers', async () => {
    const [one, other] = [await hands.trier(), await hands.trier()]
    const { orderId } = await hands.tried(one, 'lamp', 'try')
    expect(await hands.keep(other, orderId)).toMatchObject({ code: REPLY_CODE.notFound })
    expect((await hands.info(other)).trials).toEqual([])
    const bought = await at.shop.buy(other, [{ skuNo: 'lamp', itemQuantity: 1 }], LAMP)
    expect(await hands.keep(other, bought.orderId)).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await at.shop.ask('/api/platform/usercenter/v1/freeTrail/info')).toMatchObject({
      code: REPLY_CODE.loginNeeded,
    })
  })

  it('keep an account from being deleted while a product or money is still to come', async () => {
    const buyer = await hands.trier()
    const blockers = async () =>
      (await hands.ask<{ blockers: string[] }>(buyer, 'GET', '/api/passport/v1/deletion')).data?.blockers
    const { orderId } = await hands.tried(buyer, 'lamp', 'try')
    expect(await blockers()).toEqual(['openTrials'])
    await at.shop.press((await hands.keep(buyer, orderId)).data!, 'pay')
    await at.shop.run('deliver')
    expect(await blockers()).toEqual([])
  })
})

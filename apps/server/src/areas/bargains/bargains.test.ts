import { BARGAIN_STATUS, DAY, DEVICE_ID, ORDER_STATUS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { OrderDetail } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { bargainHands } from '../../../test/bargain-hands'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { OrderingShop } from '../../../test/ordering-shop'
import { giveCoupon, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const HOUR = 3_600_000
const SKUS = [
  'told',
  'cut',
  'twice',
  'phones',
  'bought',
  'lapsed',
  'over',
  'repriced',
  'scarce',
  'gone',
  'doors',
  'limits',
  'deleted',
  'refunded',
  'again',
  'soon',
] as const

/** Lamps for 200 yuan, which three friends can lower to 170.01 yuan. Each lamp has a campaign of its own. */
async function stock({ connection: { db } }: OrderingShop) {
  await stockShelf(db, [...SKUS.map((skuNo) => ({ skuNo, price: 20_000 })), { skuNo: 'plug', price: 20_000 }])
  for (const skuNo of SKUS)
    await promote(db, {
      id: `cut-${skuNo}`,
      type: PROMOTION_TYPE.bargain,
      skuNos: [skuNo],
      price: 17_001,
      stock: skuNo === 'scarce' ? 1 : 20,
      beginTime: skuNo === 'soon' ? NOON + 90 * DAY : NOON - HOUR,
      endTime: NOON + (skuNo === 'soon' ? 91 : 60) * DAY,
      bargains: { helpers: 3, hours: 24 },
    })
}

shopOnAnEngine('a bargain', stock, (at) => {
  const db = () => at.shop.connection.db
  const now = () => at.shop.ports.clock()
  const hands = bargainHands(() => at.shop)
  const books = () => checkBooks(db(), { ...Object.fromEntries(SKUS.map((one) => [one, 100])), plug: 100 })
  const pieces = async (skuNo: string) => {
    const { rows } = await sql<{ own: number }>`
      select stock as own from promotion_sku where promotion_id = ${`cut-${skuNo}`}`.execute(db())
    return rows[0]!.own
  }

  it('shows price, floor, friends and hours before it is started, by the server’s clock', async () => {
    const list = await hands.list()
    expect(list).toMatchObject({ own: [], serverTime: expect.any(Number) })
    expect(list.result.map(({ skuNo }) => skuNo)).not.toContain('soon')
    const item = list.result.find(({ skuNo }) => skuNo === 'told')
    expect(item).toMatchObject({
      bargainCampaignId: 'cut-told',
      spuNo: 'spu-told',
      price: 20_000,
      floorPrice: 17_001,
      helperCount: 3,
      bargainHours: 24,
      soldOut: false,
      runs: true,
    })
    const { data } = await hands.sku('told')
    expect(data).toMatchObject({ ...item, sku: { skuNo: 'told', price: 20_000 } })
    expect(data).not.toHaveProperty('bargainId')
    const campaign = data!.sku.promotions.find(({ promotionId }) => promotionId === 'cut-told')?.campaign
    expect(campaign).toEqual({ kind: 'bargain', helperCount: 3, bargainHours: 24 })
    expect(await hands.sku('plug')).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await hands.sku('soon')).toMatchObject({ code: REPLY_CODE.notFound })
  })

  it('is one for each shopper and campaign, and is found again', async () => {
    const owner = await at.shop.buyer()
    expect(await hands.ownId('told', owner)).toMatchObject({ code: REPLY_CODE.notFound })
    const { data } = await hands.start('told', owner)
    expect(data).toMatchObject({
      own: true,
      helped: false,
      captchaNeeded: false,
      currentPrice: 20_000,
      status: BARGAIN_STATUS.running,
      helpers: [],
    })
    expect(data!.endTime).toBe(data!.serverTime + DAY)
    expect((await hands.start('told', owner)).data!.bargainId).toBe(data!.bargainId)
    expect((await hands.ownId('told', owner)).data).toEqual({ bargainId: data!.bargainId })
    expect((await hands.sku('told', owner)).data!.bargainId).toBe(data!.bargainId)
    expect((await hands.list(owner)).own).toMatchObject([
      { bargainId: data!.bargainId, currentPrice: 20_000, helped: 0 },
    ])
    expect((await hands.list(await at.shop.buyer())).own).toEqual([])
    for (const reply of [await hands.start('told', { headers: {} }), await hands.ownId('told', { headers: {} })])
      expect(reply.code).toBe(REPLY_CODE.loginNeeded)
  })

  it('falls with each friend by the amount that friend was told, down to its floor and never below', async () => {
    const { owner, bargainId } = await hands.started('cut')
    const prices = [await hands.read(bargainId)]
    for (let friend = 0; friend < 3; friend += 1) {
      await hands.friends(bargainId, 1)
      prices.push(await hands.read(bargainId))
    }
    expect(prices.map(({ currentPrice }) => currentPrice)).toEqual([20_000, 19_000, 18_000, 17_001])
    const last = await hands.help(bargainId, await at.shop.buyer())
    expect(last).toMatchObject({ code: REPLY_CODE.wrongState, message: expect.stringContaining('最低价') })
    const seen = await hands.read(bargainId, owner)
    expect(seen.helpers.map(({ amount }) => amount)).toEqual([999, 1000, 1000])
    expect(seen.helpers.every(({ displayName }) => displayName.includes('*'))).toBe(true)
    expect(await books()).toEqual([])
  })

  it('is helped once by each shopper, through whichever door, and gives the same answer again', async () => {
    const { owner, bargainId } = await hands.started('twice')
    const friend = await at.shop.buyer()
    expect(await hands.look(bargainId, friend)).toMatchObject({ data: { captchaNeeded: true, helped: false } })
    const first = await hands.help(bargainId, friend)
    expect(first.data).toEqual({ amount: 1000, currentPrice: 19_000 })
    const again = await hands.help(bargainId, friend, { systemType: DEVICE_ID.miniProgram, captchaCode: 'nope' })
    expect(again.data).toEqual({ amount: 1000, currentPrice: 19_000 })
    expect(await hands.look(bargainId, friend)).toMatchObject({ data: { captchaNeeded: false, helped: true } })
    expect(await hands.help(bargainId, owner)).toMatchObject({ code: REPLY_CODE.wrongState, field: 'bargainId' })
    expect(await hands.help(bargainId, { headers: {} })).toMatchObject({ code: REPLY_CODE.loginNeeded })
    expect(await hands.help('none', friend)).toMatchObject({ code: REPLY_CODE.notFound })
    expect((await hands.read(bargainId)).helpers).toHaveLength(1)
  })

  it('asks each friend for a captcha that is good for one try; a wrong answer costs nothing else', async () => {
    const { bargainId } = await hands.started('phones')
    const friend = await at.shop.buyer()
    const captcha = await hands.captcha()
    const wrong = { code: REPLY_CODE.badInput, field: 'captchaCode' }
    expect(await hands.help(bargainId, friend, { ...captcha, captchaCode: 'nope' })).toMatchObject(wrong)
    expect(await hands.help(bargainId, friend, captcha)).toMatchObject(wrong)
    expect(await hands.help(bargainId, friend, { captchaId: undefined, captchaCode: undefined })).toMatchObject(wrong)
    expect((await hands.read(bargainId)).currentPrice).toBe(20_000)
    expect((await hands.help(bargainId, friend)).code).toBe(0)
  })

  it('takes a limited number of helps a day from a shopper and from a device, whoever logs in on it', async () => {
    const { bargainId } = await hands.started('limits')
    const device = { antiFraudId: 'phone-1' }
    for (let account = 0; account < 2; account += 1)
      expect((await hands.help(bargainId, await at.shop.buyer(), device)).code).toBe(0)
    expect(await hands.help(bargainId, await at.shop.buyer(), device)).toMatchObject({ code: REPLY_CODE.overLimit })
    expect((await hands.help(bargainId, await at.shop.buyer(), { antiFraudId: 'phone-2' })).code).toBe(0)

    const helper = await at.shop.buyer()
    const others: string[] = []
    for (let count = 0; count < 6; count += 1) others.push((await hands.started('again')).bargainId)
    for (const other of others.slice(0, 5)) expect((await hands.help(other, helper)).code).toBe(0)
    expect(await hands.help(others[5]!, helper)).toMatchObject({ code: REPLY_CODE.overLimit })
    expect((await hands.read(others[5]!)).helpers).toEqual([])
    expect((await hands.help(others[5]!, await at.shop.buyer())).code).toBe(0)
  })

  it('is bought by its owner alone, at its current price, one piece and without coupons', async () => {
    const { owner, bargainId } = await hands.started('bought')
    await giveCoupon(db(), owner.id, { value: 500 })
    const [friend] = await hands.friends(bargainId, 2)
    expect((await hands.settle(owner, 'bought', bargainId)).data).toMatchObject({
      amounts: { productAmount: 18_000, couponAmount: 0, payAmount: 18_000 },
      campaign: { kind: 'bargain', bargainId, promotionId: 'cut-bought' },
    })
    expect(await hands.place(friend!, 'bought', bargainId, 18_000)).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await hands.settle(friend!, 'bought', bargainId)).toMatchObject({ code: REPLY_CODE.notFound })
    for (const itemQuantity of [2, 0, -1])
      expect((await hands.place(owner, 'bought', bargainId, 18_000, { itemQuantity })).code).not.toBe(0)
    expect(await hands.place(owner, 'plug', bargainId, 20_000)).toMatchObject({ code: REPLY_CODE.notFound })
    const more = [{ skuNo: 'plug', itemQuantity: 1 }]
    expect(await hands.place(owner, 'bought', bargainId, 38_000, { more })).toMatchObject({ code: REPLY_CODE.badInput })
    expect(await hands.place(owner, 'bought', bargainId, 17_001)).toMatchObject({ code: REPLY_CODE.priceChanged })
    const { data } = await hands.place(owner, 'bought', bargainId, 18_000)
    expect(await hands.order(owner, data!.orderId)).toMatchObject({
      campaign: { kind: 'bargain', bargainId, promotionId: 'cut-bought' },
    })
    expect(await pieces('bought')).toBe(19)
    const late = await hands.help(bargainId, await at.shop.buyer())
    expect(late).toMatchObject({ code: REPLY_CODE.wrongState, message: expect.stringContaining('已经买下') })
    expect(await hands.place(owner, 'bought', bargainId, 18_000)).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await hands.look(bargainId, owner)).toMatchObject({
      data: { status: BARGAIN_STATUS.bought, orderId: data!.orderId },
    })
    expect((await hands.look(bargainId, friend)).data).not.toHaveProperty('orderId')
    await hands.pay(owner, data!.orderId)
    expect(await hands.order(owner, data!.orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid })
    expect(await books()).toEqual([])
  })

  it('can be bought before anybody has helped', async () => {
    const { owner, bargainId } = await hands.started('bought')
    expect((await hands.place(owner, 'bought', bargainId, 20_000)).code).toBe(0)
    expect(await books()).toEqual([])
  })

  it('goes on with all its help when its order runs out unpaid, and can be bought by another order', async () => {
    const { owner, bargainId } = await hands.started('lapsed')
    await hands.friends(bargainId, 1)
    const { data } = await hands.place(owner, 'lapsed', bargainId, 19_000)
    expect(await pieces('lapsed')).toBe(19)
    at.shop.wait(HOUR)
    await at.shop.run('expire')
    expect(await hands.order(owner, data!.orderId)).toMatchObject({ orderStatus: ORDER_STATUS.cancelled })
    expect(await pieces('lapsed')).toBe(20)
    expect(await hands.read(bargainId)).toMatchObject({ status: BARGAIN_STATUS.running, currentPrice: 19_000 })
    await hands.friends(bargainId, 1)
    expect((await hands.place(owner, 'lapsed', bargainId, 18_000)).code).toBe(0)
    expect(await books()).toEqual([])
  })

  it('stays bought when its money is refunded, and its piece is on sale again', async () => {
    const { owner, bargainId } = await hands.started('refunded')
    const { data } = await hands.place(owner, 'refunded', bargainId, 20_000)
    await hands.pay(owner, data!.orderId)
    await within(db(), now(), (work) => refundOrder(work, data!.orderId, '缺货'))
    expect(await hands.read(bargainId)).toMatchObject({ status: BARGAIN_STATUS.bought })
    expect(await hands.place(owner, 'refunded', bargainId, 20_000)).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await pieces('refunded')).toBe(20)
    expect(await books()).toEqual([])
  })

  it('is over after its last moment: nobody can help or buy, and it stays readable', async () => {
    const { owner, bargainId } = await hands.started('over')
    const [friend] = await hands.friends(bargainId, 1)
    const { endTime } = await hands.read(bargainId)
    at.shop.wait(endTime - now())
    expect(await hands.read(bargainId)).toMatchObject({ status: BARGAIN_STATUS.running })
    expect((await hands.settle(owner, 'over', bargainId)).code).toBe(0)
    at.shop.wait(1)
    expect(await hands.read(bargainId, owner)).toMatchObject({ status: BARGAIN_STATUS.over, currentPrice: 19_000 })
    for (const reply of [
      await hands.help(bargainId, await at.shop.buyer()),
      await hands.place(owner, 'over', bargainId, 19_000),
      await hands.settle(owner, 'over', bargainId),
    ])
      expect(reply).toMatchObject({ code: REPLY_CODE.wrongState, message: expect.stringMatching(/已结束/) })
    expect((await hands.help(bargainId, friend!)).data).toEqual({ amount: 1000, currentPrice: 19_000 })
  })

  it('costs the ordinary price when that is lower now', async () => {
    const { owner, bargainId } = await hands.started('repriced')
    await sql`update sku set price = 19500 where sku_no = 'repriced'`.execute(db())
    expect((await hands.settle(owner, 'repriced', bargainId)).data?.amounts.payAmount).toBe(19_500)
    expect((await hands.place(owner, 'repriced', bargainId, 19_500)).code).toBe(0)
    expect(await books()).toEqual([])
  })

  it('ends when its campaign has no pieces left, says so kindly, and never sells below zero', async () => {
    const [one, two] = [await hands.started('scarce'), await hands.started('scarce')]
    const { data } = await hands.place(one.owner, 'scarce', one.bargainId, 20_000)
    expect(await hands.place(two.owner, 'scarce', two.bargainId, 20_000)).toMatchObject({ code: REPLY_CODE.soldOut })
    expect(await hands.start('scarce', await at.shop.buyer())).toMatchObject({ code: REPLY_CODE.soldOut })
    expect(await hands.read(two.bargainId)).toMatchObject({ soldOut: true })
    expect((await hands.list()).result.find(({ skuNo }) => skuNo === 'scarce')).toMatchObject({ soldOut: true })
    await at.shop.ask({
      method: 'POST',
      url: `/api/orders/${data!.orderId}/v2`,
      headers: one.owner.headers,
      payload: {},
    })
    expect((await hands.place(two.owner, 'scarce', two.bargainId, 20_000)).code).toBe(0)
    expect(await books()).toEqual([])
  })

  it('stays readable, with its campaign, after its product left the shop', async () => {
    const { owner, bargainId } = await hands.started('gone')
    await sql`update sku set sku_status = 0 where sku_no = 'gone'`.execute(db())
    expect(await hands.read(bargainId, owner)).toMatchObject({ soldOut: true, skuName: '灯 gone' })
    expect((await hands.list()).result.map(({ skuNo }) => skuNo)).not.toContain('gone')
    expect((await hands.list(owner)).own).toMatchObject([{ bargainId }])
    expect(await hands.sku('gone')).toMatchObject({ code: REPLY_CODE.notFound })
    expect((await hands.place(owner, 'gone', bargainId, 20_000)).code).not.toBe(0)
  })

  it('cannot be started or helped with on a platform where its owner turned it off, but can be bought there', async () => {
    const { owner, bargainId } = await hands.started('doors')
    await sql`
      update bargain_promotion set doors = '{"messagingApp": {"bargain": false}}'
      where promotion_id = 'cut-doors'`.execute(db())
    const systemType = DEVICE_ID.miniProgram
    const here = `systemType=${systemType}`
    expect((await hands.list(owner, here)).result.find(({ skuNo }) => skuNo === 'doors')).toMatchObject({ runs: false })
    const friend = await at.shop.buyer()
    expect((await hands.look(bargainId, friend, here)).data).toMatchObject({ runs: false, captchaNeeded: false })
    expect(await hands.help(bargainId, friend, { systemType })).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await hands.start('doors', friend, { systemType })).toMatchObject({ code: REPLY_CODE.wrongState })
    expect((await hands.help(bargainId, friend)).code).toBe(0)
    expect((await hands.settle(owner, 'doors', bargainId)).code).toBe(0)
  })

  it('starts anew when its campaign runs again, and keeps the bargain of the earlier run', async () => {
    const { owner, bargainId } = await hands.started('again')
    at.shop.wait(1000)
    await sql`update promotion set begin_time = ${now() - 1} where id = 'cut-again'`.execute(db())
    expect(await hands.ownId('again', owner)).toMatchObject({ code: REPLY_CODE.notFound })
    const { data } = await hands.start('again', owner)
    expect(data!.bargainId).not.toBe(bargainId)
    expect((await hands.list(owner)).own.map((one) => one.bargainId)).toEqual([data!.bargainId, bargainId])
  })

  it('ends with the account of its owner, and names nobody whose account is gone', async () => {
    const { owner, bargainId } = await hands.started('deleted')
    const [friend] = await hands.friends(bargainId, 1)
    for (const { id } of [owner, friend!])
      await sql`update shopper set deleted_at = ${now()}, display_name = '' where id = ${id}`.execute(db())
    expect(await hands.read(bargainId)).toMatchObject({
      ownerName: '已注销用户',
      helpers: [{ displayName: '已注销用户', uimg: '' }],
    })
    expect(await books()).toEqual([])
  })

  it('is read in a fixed number of queries, however many friends helped', async () => {
    const { owner, bargainId } = await hands.started('phones')
    const count = async () => {
      at.shop.queries.length = 0
      await hands.read(bargainId, owner)
      return at.shop.queries.length
    }
    const before = await count()
    await hands.friends(bargainId, 3)
    expect(await count()).toBe(before)
  })

  it('appears in its order as a bargain', async () => {
    const { owner, bargainId } = await hands.started('told')
    const { data } = await hands.place(owner, 'told', bargainId, 20_000)
    const detail = await at.shop.ask<OrderDetail>({ url: `/api/orders/${data!.orderId}/v1`, headers: owner.headers })
    expect(detail.data!.order).toMatchObject({
      orderStatus: ORDER_STATUS.pendingPayment,
      campaign: { kind: 'bargain' },
    })
  })
})

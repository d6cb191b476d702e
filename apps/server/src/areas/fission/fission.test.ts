import { CAMPAIGN_DOOR, DAY, FISSION_CLAIM_TIME, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type FissionPreview, type OpsFissionDetail, type OpsFissionPage } from '@hearth/ops'
import type { CouponPage, FissionActivity, FissionReward, FissionShare, UserProfile } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCaptcha } from '#areas/captcha/captcha'
import { findFaults } from '#audit/audit-shop'
import { demoArea } from '#demo/demo-area'
import { renewDemo } from '#demo/renew-demo'
import { openText } from '#shop/sealed-text'
import { commandLine, importFile } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { askAs, newStaff } from '../../../test/staff'

const activity = {
  activityId: 'together',
  name: '一起点亮',
  skuNo: 'lamp',
  beginTime: NOON - DAY,
  endTime: NOON + DAY,
  helpers: 2,
  points: 200,
}
const coupon = {
  couponBatchId: 'gift',
  name: '礼券',
  discountType: 1,
  couponValue: 1000,
  beginTime: NOON - DAY,
  endTime: NOON + 90 * DAY,
}

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20000, stock: 100 }])
  await importFile(shop, { couponBatches: [coupon] })
})
afterAll(() => shop.close())

let turn = 0
/** Imports a new activity, so that no test sees the friends of another test. */
async function fresh(more: object = {}): Promise<string> {
  const activityId = `together-${(turn += 1)}`
  const { code, output } = await importFile(shop, { fissions: [{ ...activity, activityId, ...more }] })
  if (code !== 0) throw new Error(output)
  return activityId
}

const hearth = commandLine(() => shop)
const get = <Data>(url: string, buyer?: Buyer, on = shop) =>
  on.ask<Data>({ url, ...(buyer && { headers: buyer.headers }) })
const post = <Data>(url: string, payload: object, buyer?: Buyer) =>
  shop.ask<Data>({ method: 'POST', url, payload, ...(buyer && { headers: buyer.headers }) })
const read = (id: string, buyer?: Buyer, query = '') =>
  get<FissionActivity>(`/api/platform/fission/v1/${id}${query}`, buyer)
const start = (id: string, buyer?: Buyer, more: object = {}) =>
  post<FissionShare>(`/api/platform/fission/v1/${id}/share`, more, buyer)
const share = (shareId: string, buyer?: Buyer) => get<FissionShare>(`/api/platform/fission/shares/v1/${shareId}`, buyer)
const claim = (id: string, buyer?: Buyer) => post<FissionReward>(`/api/platform/fission/v1/${id}/reward`, {}, buyer)
const pointsOf = async (buyer: Buyer) =>
  (await get<UserProfile>('/api/platform/usercenter/v1/userinfo', buyer)).data!.integral

async function solved(): Promise<{ captchaId: string; captchaCode: string }> {
  const { db, secret, random, ports } = shop.inside
  const captchaId = await makeCaptcha({ db, secret, random, ports }, shop.ports.clock())
  const { rows } = await sql<{ answer: string }>`select answer from captcha where id = ${captchaId}`.execute(db)
  return { captchaId, captchaCode: openText(secret, 'captchas', rows[0]!.answer)! }
}

const help = async (shareId: string, buyer?: Buyer, more: object = {}) =>
  post<FissionShare>(`/api/platform/fission/shares/v1/${shareId}/help`, { ...(await solved()), ...more }, buyer)

/** Creates a shopper who asks friends for help in an activity. */
async function asking(id: string): Promise<{ buyer: Buyer; shareId: string }> {
  const buyer = await shop.buyer()
  const { data } = await start(id, buyer)
  return { buyer, shareId: data!.shareId }
}

beforeEach(() => sql`delete from fission_seat`.execute(shop.connection.db))

describe('a fission activity', () => {
  it('shows everybody its product, the number of friends needed, and the exact reward', async () => {
    const id = await fresh({ quantity: 5 })
    const { data } = await read(id)
    expect(data).toMatchObject({
      name: '一起点亮',
      description: '2 位好友助力，即可领取 200 积分',
      status: 1,
      runs: true,
      productInfo: { skuNo: 'lamp', price: 20000 },
      targetUrl: expect.stringMatching(/^\/product\/.*skuNo=lamp$/),
      helpers: 2,
      reward: { name: '200 积分', integral: 200 },
      remaining: 5,
    })
    expect(data!.rules.join()).toContain('满 2 位好友亲自登录助力，即可领取 200 积分')
    expect(data!.rules.join()).toContain('只分享不会获得奖励')
    expect(data).not.toHaveProperty('own')
  })

  it('gives nothing for sharing alone; friends help, and the reward is claimed once', async () => {
    const id = await fresh()
    const { buyer, shareId } = await asking(id)
    expect((await start(id, buyer)).data?.shareId).toBe(shareId)
    expect(await claim(id, buyer)).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '还差 2 位好友助力，满额后即可领取',
    })
    const friend = await shop.buyer()
    expect((await share(shareId)).data).toMatchObject({ helperCount: 0, mine: false, helped: false })
    expect((await help(shareId, friend)).data).toMatchObject({ helperCount: 1, helped: true, rewardStatus: 0 })
    expect((await help(shareId, friend)).data).toMatchObject({ helperCount: 1 })
    expect(await claim(id, buyer)).toMatchObject({ message: '还差 1 位好友助力，满额后即可领取' })
    expect((await help(shareId, await shop.buyer())).data).toMatchObject({ helperCount: 2, rewardStatus: 1 })
    expect(await pointsOf(buyer)).toBe(0)
    expect((await read(id, buyer)).data?.own).toMatchObject({ mine: true, rewardStatus: 1 })
    expect((await claim(id, buyer)).data).toEqual({ name: '200 积分', integral: 200 })
    expect((await claim(id, buyer)).data).toEqual({ name: '200 积分', integral: 200 })
    expect(await pointsOf(buyer)).toBe(200)
    expect((await read(id, buyer)).data?.own).toMatchObject({ rewardStatus: 2 })
    expect(await pointsOf(friend)).toBe(0)
    expect((await help(shareId, await shop.buyer())).message).toBe('好友的助力已满，谢谢您')
  })

  it('can reward with a coupon', async () => {
    const { points: _, ...terms } = activity
    const id = `coupon-${(turn += 1)}`
    await importFile(shop, { fissions: [{ ...terms, activityId: id, helpers: 1, couponBatchId: 'gift' }] })
    const { buyer, shareId } = await asking(id)
    await help(shareId, await shop.buyer())
    expect((await claim(id, buyer)).data).toMatchObject({ name: '「礼券」优惠券', coupon: { couponBatchId: 'gift' } })
    const { data } = await get<CouponPage>('/api/coupons/v1', buyer)
    expect(data!.result.map(({ couponBatchId }) => couponBatchId)).toEqual(['gift'])
  })

  it('counts only friends who act: logged in, with the captcha read, and not for oneself', async () => {
    const id = await fresh()
    const { buyer, shareId } = await asking(id)
    expect(await start(id)).toMatchObject({ code: REPLY_CODE.loginNeeded })
    expect(await help(shareId)).toMatchObject({ code: REPLY_CODE.loginNeeded })
    expect(await help(shareId, buyer)).toMatchObject({ code: REPLY_CODE.wrongState, message: '不能为自己助力' })
    const friend = await shop.buyer()
    const wrong = await help(shareId, friend, { captchaCode: '0000' })
    expect(wrong).toMatchObject({ code: REPLY_CODE.badInput, field: 'captchaCode' })
    const { captchaId, captchaCode } = await solved()
    await help(shareId, friend, { captchaId, captchaCode: 'WRONG' })
    expect(await help(shareId, friend, { captchaId, captchaCode })).toMatchObject({ field: 'captchaCode' })
    expect((await share(shareId)).data?.helperCount).toBe(0)
    for (const asked of [share('nothing', friend), help('nothing', friend)])
      expect(await asked).toMatchObject({ status: 404, field: 'shareId' })
  })

  it('lets one friend help three shoppers at most, and few accounts from one device', async () => {
    const id = await fresh()
    const friend = await shop.buyer()
    for (let n = 0; n < 3; n += 1) expect((await help((await asking(id)).shareId, friend)).code).toBe(0)
    expect(await help((await asking(id)).shareId, friend)).toMatchObject({ message: '一次活动最多为 3 位好友助力' })
    const other = await fresh({ helpers: 9 })
    const { shareId } = await asking(other)
    const device = { antiFraudId: 'one-phone' }
    expect((await help(shareId, await shop.buyer(), device)).code).toBe(0)
    expect((await help(shareId, await shop.buyer(), device)).code).toBe(0)
    expect(await help(shareId, await shop.buyer(), device)).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '当前设备或网络助力的人数较多，请换个网络再试',
    })
  })

  it('runs in the browser, and in apps only where the owner allows it; a friend counts once in both', async () => {
    const id = await fresh()
    const mini = '?systemType=7'
    const [off, web] = [await read(id, undefined, mini), await read(id)]
    const devices = [off.data?.runs, web.data?.runs]
    expect(devices).toEqual([false, true])
    const buyer = await shop.buyer()
    expect(await start(id, buyer, { systemType: 7 })).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '当前平台暂不提供好友助力，商品和其他福利照常可用',
    })
    const { shareId } = await asking(id)
    expect((await help(shareId, buyer, { systemType: 7 })).code).toBe(REPLY_CODE.wrongState)
    const loud = await fresh({ doors: { [CAMPAIGN_DOOR.messagingApp]: { fission: true } } })
    expect((await read(loud, undefined, mini)).data?.runs).toBe(true)
    const own = await asking(loud)
    const friend = await shop.buyer()
    expect((await help(own.shareId, friend, { systemType: 7 })).data).toMatchObject({ helperCount: 1 })
    expect((await help(own.shareId, friend)).data).toMatchObject({ helperCount: 1, helped: true })
    expect((await hearth('fission', 'show', loud)).output).toContain('! 微信小程序 邀请助力：')
  })

  it('cannot be joined before it starts, after it ends, or when no reward is left', async () => {
    const buyer = await shop.buyer()
    const later = await fresh({ beginTime: NOON + 1000 })
    expect(await start(later, buyer)).toMatchObject({ message: '活动还没有开始' })
    const past = await fresh({ endTime: NOON - 1 })
    expect(await start(past, buyer)).toMatchObject({ message: '活动已结束' })
    const none = await fresh({ quantity: 0 })
    expect(await start(none, buyer)).toMatchObject({ code: REPLY_CODE.overLimit, message: '手慢了，奖励已送完' })
    expect((await read('nothing', buyer)).status).toBe(404)
  })

  it('keeps a reached reward for thirty days after the end, and no longer', async () => {
    const id = await fresh({ helpers: 1 })
    const [{ buyer, shareId }, late] = [await asking(id), await asking(id)]
    await help(shareId, await shop.buyer())
    await help(late.shareId, await shop.buyer())
    const ended = (ago: number) =>
      sql`update fission_activity set end_time = ${NOON - ago} where id = ${id}`.execute(shop.connection.db)
    await ended(FISSION_CLAIM_TIME)
    expect((await claim(id, buyer)).code).toBe(0)
    await ended(FISSION_CLAIM_TIME + 1)
    expect(await claim(id, late.buyer)).toMatchObject({ message: '已过领取期限' })
    expect((await share(late.shareId, late.buyer)).data?.rewardStatus).toBe(0)
  })

  it('leaves books that agree', async () => expect(await findFaults(shop.connection.db)).toEqual([]))
})

describe('an owner’s fission activities', () => {
  it('come with a shop file, and their terms are fixed once somebody asked for help', async () => {
    const id = await fresh()
    await asking(id)
    const changed = (more: object) => importFile(shop, { fissions: [{ ...activity, activityId: id, ...more }] })
    expect((await changed({ helpers: 3 })).output).toContain('助力人数和奖励不能再改')
    expect((await changed({ points: 100 })).output).toContain('助力人数和奖励不能再改')
    expect((await changed({ name: '新名字' })).code).toBe(0)
    expect((await read(id)).data?.name).toBe('新名字')
    const refused = async (more: object) =>
      (await importFile(shop, { fissions: [{ ...activity, activityId: 'bad', ...more }] })).output
    expect(await refused({ skuNo: 'nothing' })).toContain('没有商品规格 nothing')
    expect(await refused({ points: undefined, couponBatchId: 'nothing' })).toContain('没有优惠券 nothing')
    expect(await refused({ couponBatchId: 'gift' })).toContain('只能填写一个')
    expect(await refused({ endTime: 946_684_800_000 })).toContain('结束时间早于开始时间')
    const few = { ...coupon, couponBatchId: 'few', quantity: 3 }
    await importFile(shop, { couponBatches: [few] })
    expect(await refused({ points: undefined, couponBatchId: 'few' })).toContain('可能发完')
  })

  it('are previewed, started, stopped, copied and evaluated', async () => {
    const id = await fresh({ published: false, helpers: 1 })
    expect((await read(id)).status).toBe(404)
    const staff = await newStaff(shop, 'catalogue')
    const { data: preview } = await askAs<FissionPreview>(shop, staff, `GET /ops/fissions/${id}/preview/v1`)
    expect(preview).toMatchObject({ reward: '200 积分', warnings: [{ door: 'web', form: 'fission' }] })
    const deed = (line: string, payload: object) => askAs<OpsFissionDetail>(shop, staff, line, payload)
    expect((await deed(`POST /ops/fissions/${id}/start/v1`, { version: 9 })).code).toBe(OPS_CODE.stale)
    expect((await hearth('fission', 'start', id)).output).toContain('running')
    const { buyer, shareId } = await asking(id)
    const friend = await shop.buyer()
    await help(shareId, friend)
    await claim(id, buyer)
    const { orderId } = await shop.buy(friend, [{ skuNo: 'lamp', itemQuantity: 1 }], 20000)
    await shop.press(await shop.startPayment(friend, orderId), 'pay')
    await shop.run('deliver')
    const { data } = await askAs<OpsFissionDetail>(shop, staff, `GET /ops/fissions/${id}/v1`)
    expect(data).toMatchObject({
      reached: 1,
      allowed: ['stop', 'copy'],
      result: { started: 1, helps: 1, newcomers: 1, claimed: 1, orders: 1, orderAmount: 20000 },
    })
    expect((await hearth('fission', 'stop', id)).output).toContain('over')
    const copied = await hearth('fission', 'copy', id, 'copied', '--from', '2026-12-01', '--to', '2026-12-31')
    expect(copied.output).toContain('not started')
    const { data: page } = await askAs<OpsFissionPage>(shop, staff, 'GET /ops/fissions/v1?published=false')
    expect(page?.activities.map(({ activityId }) => activityId)).toEqual(['copied'])
    expect((await hearth('fission', 'list')).output).toContain('2 friends for 200 points')
    expect((await hearth('fission', 'show', 'nothing')).output).toContain('There is no such activity')
  })

  it('are reported by the books when friends are miscounted or a reward is missing', async () => {
    const { db } = shop.connection
    const id = await fresh({ helpers: 1 })
    const { buyer, shareId } = await asking(id)
    await help(shareId, await shop.buyer())
    await claim(id, buyer)
    const faults = async () => (await findFaults(db)).map((one) => one.id)
    await sql`update fission_activity set reached = reached + 1 where id = ${id}`.execute(db)
    expect(await faults()).toEqual([id])
    await sql`update fission_activity set reached = reached - 1 where id = ${id}`.execute(db)
    await sql`update fission_share set helper_count = 5 where id = ${shareId}`.execute(db)
    expect(await faults()).toEqual([shareId])
    await sql`update fission_share set helper_count = 1, points = 7 where id = ${shareId}`.execute(db)
    expect(await faults()).toEqual([shareId])
    await sql`update fission_share set points = 200 where id = ${shareId}`.execute(db)
    expect(await faults()).toEqual([])
  })

  it('run in the demo shop at any date', async () => {
    const demo = await openOrderingShop(undefined, undefined, { demo: true, moreAreas: [demoArea] })
    try {
      const at = () => get<FissionActivity>('/api/platform/fission/v1/light-together', undefined, demo)
      expect((await at()).data).toMatchObject({ status: 1, remaining: 500, reward: { integral: 200 } })
      demo.wait(100 * DAY)
      expect((await at()).data?.status).toBe(2)
      await renewDemo(demo.connection.db, demo.ports.clock())
      expect((await at()).data).toMatchObject({ status: 1, remaining: 500 })
      expect(await findFaults(demo.connection.db)).toEqual([])
    } finally {
      await demo.close()
    }
  })
})

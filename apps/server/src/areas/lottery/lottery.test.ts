import {
  CLAIM_STATUS,
  checkDraw,
  DAY,
  DEVICE_ID,
  FORM_OFF_TEXT,
  ORDER_STATUS,
  playerNo,
  REPLY_CODE,
  sha256Hex,
  SKU_STATUS,
} from '@hearth/domain'
import type {
  ClaimedPrize,
  DrawResult,
  LotteryActivity,
  LotteryTrigger,
  LuckDrawProducts,
  OrderDetail,
  Prize,
  PrizePage,
  RedeemedDraw,
  RemainingDraws,
  ShareInfo,
} from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { postJournal } from '#areas/ledger/post-journal'
import { remindOfPrizes } from '#areas/lottery/lottery-messages'
import { lotteryAccountEnd } from '#areas/lottery/lottery-account-end'
import { endPrizes } from '#areas/lottery/end-prizes'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { GIVEN } from '#areas/points/journals'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockLotteries } from '../../../test/stock-lotteries'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const AT_ONCE = howMuch(20, 500)

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp', price: 20000, stock: 1000 }])
  await stockLotteries(db, 'lamp')
}

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

let given = 0

shopOnEveryEngine('lotteries', stock, (at) => {
  const db = () => at.shop.connection.db
  const get = <Data>(buyer: Buyer | undefined, url: string) =>
    at.shop.ask<Data>({ method: 'GET', url, headers: buyer?.headers ?? {} })
  const post = <Data>(buyer: Buyer | undefined, url: string, payload: object = {}, key?: string) =>
    at.shop.ask<Data>({
      method: 'POST',
      url,
      headers: { ...buyer?.headers, ...(key ? { 'idempotency-key': key } : {}) },
      payload,
    })
  const draw = (buyer: Buyer, activityId: string, key?: string, more: object = {}) =>
    post<DrawResult>(buyer, '/api/platform/luck/v1/draw', { activityId, ...more }, key)
  const read = async (buyer: Buyer | undefined, id: string) =>
    (await get<LotteryActivity>(buyer, `/api/lottery/activity/${id}/v1`)).data!
  const prizes = async (buyer: Buyer, query = '') =>
    (await get<PrizePage>(buyer, `/api/platform/prize/list/v1${query}`)).data!.result
  const claim = (buyer: Buyer, recordId: string, addressId?: string, key?: string) =>
    post<ClaimedPrize>(buyer, '/api/platform/prize/v1', { recordId, addressId }, key)
  const pointsOf = (buyer: Buyer) =>
    at.shop.number(sql<{ n: number }>`
      select coalesce(sum(balance), 0)::integer as n from ledger_account
      where owner = ${buyer.id} and kind = 'points'`)
  const give = (buyer: Buyer, amount: number) =>
    within(db(), NOON, (work) =>
      postJournal(work, {
        source: { kind: GIVEN, id: `lottery-test-${(given += 1)}` },
        entries: [
          { account: 'points', owner: buyer.id, unit: 'points', amount },
          { account: 'pointsGiven', owner: '', unit: 'points', amount: -amount },
        ],
        eventAt: NOON,
      }),
    )
  const books = async () => expect(await checkBooks(db(), {})).toEqual([])

  it('show prizes, odds, quantities, values, times, conditions and the organiser, to visitors too', async () => {
    const lottery = await read(undefined, 'lamps')
    expect(lottery).toMatchObject({
      activityNo: 'lamps',
      status: 1,
      beginTime: NOON - DAY,
      rules: ['每人每天 3 次'],
      organiser: '暖居商城',
      contact: '400-000-0000',
      claimDays: 5,
      mostWins: 100,
      remainNum: 0,
      forms: [{ form: 'day', runs: true, mostADay: 3 }],
      prizes: [{ prizeName: '台灯', weight: 999_999, quantity: 50, left: 50, worth: 20000 }, { prizeType: 0 }],
      winners: [],
    })
    expect(lottery).not.toHaveProperty('seed')
    expect(lottery).not.toHaveProperty('player')
    expect(lottery.seedHash).toMatch(/^[0-9a-f]{64}$/)
    const { data: info } = await get<LotteryActivity>(undefined, '/api/rest/luck/v1/lamps/info')
    expect(info).toEqual(lottery)
    const { data: products } = await get<LuckDrawProducts>(undefined, '/api/products/luckdraw/v1?activityId=lamps')
    expect(products!.result).toMatchObject([{ prizeId: 'lamp', skuNo: 'lamp' }])
    expect((await get(undefined, '/api/lottery/activity/draft/v1')).code).toBe(REPLY_CODE.notFound)
    expect((await get(undefined, '/api/lottery/activity/none/v1')).code).toBe(REPLY_CODE.notFound)
    expect((await read(undefined, 'now')).activityNo).toBeTruthy()
  })

  it('publish the hashes before the begin and the seed after the end, and a shopper recomputes the draw', async () => {
    const buyer = await at.shop.buyer()
    const before = await read(buyer, 'plain')
    for (const word of ['one', 'two', 'three']) expect((await draw(buyer, 'plain', word, { word })).code).toBe(0)
    const drawn = await prizes(buyer, '?activityId=plain')
    expect(drawn).toHaveLength(3)
    expect(drawn.map(({ drawNo, word }) => [drawNo, word])).toEqual([
      [3, 'three'],
      [2, 'two'],
      [1, 'one'],
    ])
    for (const record of drawn) expect(checkDraw(before, { ...record, activityId: 'plain' })).toBe('notYet')
    at.shop.wait(3 * DAY)
    const after = await read(undefined, 'plain')
    expect(after.seedHash).toBe(before.seedHash)
    expect(sha256Hex(after.seed!)).toBe(before.seedHash)
    expect(after.tableHash).toBe(before.tableHash)
    for (const record of drawn) {
      expect(record.player).toBe(playerNo('plain', buyer.id))
      expect(checkDraw(after, { ...record, activityId: 'plain' })).toBe('right')
    }
    at.shop.wait(-3 * DAY)
    await books()
  })

  it('give chances by the day in Beijing, counted by the server: a reload gives none back', async () => {
    const buyer = await at.shop.buyer()
    const left = async () =>
      (await get<RemainingDraws>(buyer, '/api/rest/luck/v1/draw/plain/remainNum')).data!.remainNum
    expect(await left()).toBe(3)
    expect((await draw(buyer, 'plain')).data!.remainNum).toBe(2)
    expect((await read(buyer, 'plain')).remainNum).toBe(2)
    await draw(buyer, 'plain')
    expect((await draw(buyer, 'plain')).data!.remainNum).toBe(0)
    expect(await left()).toBe(0)
    expect((await get<RemainingDraws>(buyer, '/api/lottery/activity/plain/count/v1')).data!.remainNum).toBe(0)
    expect(await draw(buyer, 'plain')).toMatchObject({ code: REPLY_CODE.overLimit, message: '抽奖机会已用完' })
    // Midnight in Beijing is 16:00 UTC.
    const midnight = Math.ceil((NOON + 8 * 3_600_000) / DAY) * DAY - 8 * 3_600_000
    at.shop.wait(midnight - 1 - NOON)
    expect(await left()).toBe(0)
    at.shop.wait(1)
    expect(await left()).toBe(3)
    at.shop.wait(NOON - midnight)
    expect((await get<RemainingDraws>(undefined, '/api/rest/luck/v1/draw/plain/remainNum')).data!.remainNum).toBe(0)
  })

  it('refuse draws before the begin, after the end, from visitors, and with an invalid word', async () => {
    const buyer = await at.shop.buyer()
    expect((await draw(buyer, 'later')).code).toBe(REPLY_CODE.wrongState)
    expect(await draw(buyer, 'past')).toMatchObject({ code: REPLY_CODE.wrongState, message: '活动已结束' })
    expect((await draw(buyer, 'draft')).code).toBe(REPLY_CODE.notFound)
    expect((await draw(buyer, 'none')).code).toBe(REPLY_CODE.notFound)
    expect((await post(undefined, '/api/platform/luck/v1/draw', { activityId: 'plain' })).code).toBe(
      REPLY_CODE.loginNeeded,
    )
    expect((await draw(buyer, 'plain', undefined, { word: '不 是' })).code).toBe(REPLY_CODE.badInput)
    expect((await read(buyer, 'later')).refusal).toBe('notYet')
    expect((await read(undefined, 'past')).refusal).toBe('over')
  })

  it('draw once for a draw that is sent many times, and use one chance for a double press', async () => {
    const buyer = await at.shop.buyer()
    const replies = await times(10, () => draw(buyer, 'plain', 'one tap'))
    expect(new Set(replies.map(({ data }) => data!.recordId)).size).toBe(1)
    expect((await read(buyer, 'plain')).remainNum).toBe(2)
    const pressed = await times(20, (n) => draw(buyer, 'plain', `press ${n}`))
    expect(pressed.filter(({ code }) => code === 0)).toHaveLength(2)
    expect(pressed.filter(({ code }) => code === REPLY_CODE.overLimit)).toHaveLength(18)
    expect(await prizes(buyer, '?activityId=plain')).toHaveLength(3)
    await books()
  })

  it('give the last prize to one of many who draw at once, and nothing to the others', async () => {
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    const replies = await Promise.all(buyers.map((buyer) => draw(buyer, 'last')))
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(replies.filter(({ data }) => data!.prize.prizeType === 1)).toHaveLength(1)
    expect(replies.filter(({ data }) => data!.soldOut).length).toBeGreaterThan(AT_ONCE - 5)
    expect((await read(undefined, 'last')).prizes[0]).toMatchObject({ quantity: 1, left: 0, weight: 999_999 })
    await books()
  })

  it('never give more prizes than there are, with three draws each by many at once', async () => {
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    await Promise.all(buyers.flatMap((buyer) => [draw(buyer, 'ten'), draw(buyer, 'ten'), draw(buyer, 'ten')]))
    expect(
      await at.shop.number(sql<{ n: number }>`
        select count(*) as n from prize_record where lottery_id = 'ten' and prize_type = 3`),
    ).toBe(10)
    await books()
  })

  it('let nobody win more than the limit of one shopper', async () => {
    const buyer = await at.shop.buyer()
    const replies = await times(9, () => draw(buyer, 'capped'))
    const won = replies.filter(({ data }) => data?.prize.prizeType === 3)
    expect(won).toHaveLength(2)
    expect(await draw(buyer, 'capped')).toMatchObject({ message: '每人最多中奖 2 次，您已达到上限' })
    expect(await read(buyer, 'capped')).toMatchObject({ refusal: 'capped', wins: 2 })
  })

  it('send a won product free of charge, in an order of its own, once', async () => {
    const buyer = await at.shop.buyer()
    const { data } = await draw(buyer, 'lamps')
    const { recordId } = data!
    expect(data!.claimDeadline).toBe(NOON + 5 * DAY)
    expect(await claim(buyer, recordId)).toMatchObject({ code: REPLY_CODE.badInput, field: 'addressId' })
    const stranger = await at.shop.buyer()
    expect((await claim(stranger, recordId, stranger.addressId)).code).toBe(REPLY_CODE.notFound)
    expect((await claim(buyer, recordId, stranger.addressId)).code).toBe(REPLY_CODE.notFound)
    const replies = await times(10, (n) => claim(buyer, recordId, buyer.addressId, n % 2 ? `claim ${n}` : undefined))
    const [orderId, ...others] = new Set(replies.map((reply) => reply.data?.orderId))
    expect(others).toEqual([])
    const order = (await get<OrderDetail>(buyer, `/api/orders/${orderId}/v1`)).data!.order
    expect(order).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      amounts: { payAmount: 0, freightAmount: 0 },
      campaign: { kind: 'prize', recordId, activityNo: 'lamps' },
    })
    expect(await prizes(buyer)).toMatchObject([
      {
        recordId,
        claimStatus: CLAIM_STATUS.claimed,
        orderId,
        orderStatus: ORDER_STATUS.paid,
        activityName: '天天抽好礼',
      },
    ])
    expect((await read(undefined, 'lamps')).winners[0]).toMatchObject({ prizeName: '台灯' })
    await books()
  })

  it('let a prize be claimed again when the shop cancelled its order', async () => {
    const buyer = await at.shop.buyer()
    const { recordId } = (await draw(buyer, 'lamps')).data!
    const { orderId } = (await claim(buyer, recordId, buyer.addressId)).data!
    await within(db(), NOON, (work) => closeOrders(work, [orderId!], { code: 'shop', words: '缺货' }))
    expect(await prizes(buyer)).toMatchObject([{ recordId, claimStatus: CLAIM_STATUS.open }])
    await books()
    const again = await claim(buyer, recordId, buyer.addressId)
    expect(again.data!.orderId).not.toBe(orderId)
    await books()
  })

  it('give won coupons and points when they are claimed, once each', async () => {
    const buyer = await at.shop.buyer()
    const coupon = (await draw(buyer, 'coupons')).data!.recordId
    const points = (await draw(buyer, 'points')).data!.recordId
    const coupons = await times(10, () => claim(buyer, coupon))
    expect(new Set(coupons.map(({ data }) => data!.couponId)).size).toBe(1)
    const claims = await times(10, () => claim(buyer, points))
    expect(claims.every(({ data }) => data!.integral === 50)).toBe(true)
    expect(await pointsOf(buyer)).toBe(50)
    expect(await prizes(buyer, '?claimStatus=1')).toHaveLength(2)
    expect(await prizes(buyer, '?claimStatus=0')).toHaveLength(0)
    await books()
  })

  it('end prizes that nobody claims in time and return them; a prize the shop ran out of does not end', async () => {
    const buyer = await at.shop.buyer()
    const before = (await read(undefined, 'lamps')).prizes[0]!.left!
    const { recordId } = (await draw(buyer, 'lamps')).data!
    expect((await read(undefined, 'lamps')).prizes[0]!.left).toBe(before - 1)
    const late = NOON + 5 * DAY + 1
    await sql`update sku set sku_status = ${SKU_STATUS.inactive} where sku_no = 'lamp'`.execute(db())
    await within(db(), late, endPrizes)
    expect(await prizes(buyer)).toMatchObject([{ claimStatus: CLAIM_STATUS.open, claimDeadline: late + 7 * DAY }])
    expect(await claim(buyer, recordId, buyer.addressId)).toMatchObject({ code: REPLY_CODE.soldOut })
    await sql`update sku set sku_status = ${SKU_STATUS.active} where sku_no = 'lamp'`.execute(db())
    await within(db(), late + 8 * DAY, endPrizes)
    expect(await prizes(buyer)).toMatchObject([{ claimStatus: CLAIM_STATUS.expired }])
    expect((await claim(buyer, recordId, buyer.addressId)).code).toBe(REPLY_CODE.wrongState)
  })

  it('remind of a prize once, two days before its claim ends', async () => {
    const buyer = await at.shop.buyer()
    await draw(buyer, 'lamps')
    const mine = async (now: number) => {
      await within(db(), now, remindOfPrizes)
      return at.shop.number(sql<{ n: number }>`
        select count(*) as n from event where kind = 'notice.prizeEnding' and data ->> 'shopperId' = ${buyer.id}`)
    }
    expect(await mine(NOON + 2 * DAY)).toBe(0)
    expect(await mine(NOON + 3 * DAY)).toBe(1)
    expect(await mine(NOON + 4 * DAY)).toBe(1)
  })

  it('remind nobody of a prize that was claimed or has ended', async () => {
    const [claimer, sleeper] = [await at.shop.buyer(), await at.shop.buyer()]
    await claim(claimer, (await draw(claimer, 'points')).data!.recordId)
    await draw(sleeper, 'lamps')
    const late = NOON + 3 * DAY
    await sql`update prize_record set claim_deadline = ${late - 1} where shopper_id = ${sleeper.id}`.execute(db())
    await sql`update prize_record set claim_deadline = ${late + 1} where shopper_id = ${claimer.id}`.execute(db())
    await within(db(), late, remindOfPrizes)
    expect(
      await at.shop.number(sql<{ n: number }>`
        select count(*) as n from event where kind = 'notice.prizeEnding'
          and data ->> 'shopperId' in (${claimer.id}, ${sleeper.id})`),
    ).toBe(0)
  })

  it('give a chance for an order paid while it runs, and none for a cancelled one', async () => {
    const buyer = await at.shop.buyer()
    expect((await read(buyer, 'forms')).remainNum).toBe(0)
    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20000)
    expect((await read(buyer, 'forms')).remainNum).toBe(0)
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay', buyer)
    await at.shop.run('deliver')
    expect((await read(buyer, 'forms')).chances).toEqual({ day: 0, order: 1, earned: 0 })
    expect((await draw(buyer, 'forms')).code).toBe(0)
    expect((await draw(buyer, 'forms')).code).toBe(REPLY_CODE.overLimit)
    const second = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20000)
    await at.shop.press(await at.shop.startPayment(buyer, second.orderId), 'pay', buyer)
    await at.shop.run('deliver')
    expect((await read(buyer, 'forms')).chances).toMatchObject({ order: 1 })
    await within(db(), NOON, (work) => refundOrder(work, second.orderId, '缺货'))
    expect((await read(buyer, 'forms')).chances).toMatchObject({ order: 0 })
    expect((await draw(buyer, 'forms')).code).toBe(REPLY_CODE.overLimit)
    await books()
  })

  it('exchange points for a chance, up to a daily limit, and never more points than there are', async () => {
    const buyer = await at.shop.buyer()
    const redeem = () => post<RedeemedDraw>(buyer, '/api/rest/luck/v1/redeem', { activityId: 'forms' })
    expect(await redeem()).toMatchObject({ code: REPLY_CODE.overLimit, message: '积分不足，还差 100 积分' })
    await give(buyer, 250)
    const replies = await times(10, redeem)
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(2)
    expect(await pointsOf(buyer)).toBe(50)
    expect((await read(buyer, 'forms')).remainNum).toBe(2)
    expect((await post(buyer, '/api/rest/luck/v1/redeem', { activityId: 'plain' })).code).toBe(REPLY_CODE.wrongState)
    await books()
  })

  it('give a chance for sharing only where the owner allows it, once a day; elsewhere they say so kindly', async () => {
    const buyer = await at.shop.buyer()
    const share = async (device?: number) =>
      (
        await at.shop.ask<LotteryTrigger>({
          method: 'GET',
          url: `/api/lottery/activity/forms/trigger/v1${device ? `?systemType=${device}` : ''}`,
          headers: { ...buyer.headers, 'sec-fetch-site': 'same-origin' },
        })
      ).data!
    expect(await share(DEVICE_ID.miniProgram)).toEqual({ triggered: false, remainNum: 0, reason: FORM_OFF_TEXT })
    expect(await share(DEVICE_ID.smartApp)).toMatchObject({ triggered: false })
    expect(await share()).toEqual({ triggered: true, remainNum: 1 })
    expect(await share()).toMatchObject({ triggered: false, remainNum: 1 })
    expect((await read(buyer, 'forms')).forms.find(({ form }) => form === 'share')).toMatchObject({ runs: true })
  })

  it('give a chance when enough friends helped, each once, through any door; not in the messaging app', async () => {
    const [owner, one, two, three] = await times(4, () => at.shop.buyer())
    const ask = (systemType?: number) =>
      post<ShareInfo>(owner, '/api/rest/luck/v1/shareinfo', { activityId: 'forms', systemType })
    expect((await ask(DEVICE_ID.miniProgram)).code).toBe(REPLY_CODE.wrongState)
    const share = (await ask()).data!
    expect(share).toMatchObject({ helperCount: 0, helpers: 2, earned: 0, mine: true, helped: false })
    expect((await ask()).data!.shareId).toBe(share.shareId)
    const help = (who: Buyer, systemType?: number) =>
      post<ShareInfo>(who, '/api/rest/luck/v1/draw/help', { shareId: share.shareId, systemType })
    expect((await help(owner!)).message).toBe('不能为自己助力')
    expect((await help(one!, DEVICE_ID.miniProgram)).code).toBe(REPLY_CODE.wrongState)
    const first = await times(5, () => help(one!))
    expect(first.every(({ data }) => data?.helperCount === 1 && data.helped)).toBe(true)
    expect((await read(owner, 'forms')).remainNum).toBe(0)
    expect((await help(two!)).data).toMatchObject({ helperCount: 2, earned: 1, mine: false })
    expect((await read(owner, 'forms')).remainNum).toBe(1)
    expect((await help(three!)).code).toBe(REPLY_CODE.overLimit)
    const { data } = await get<ShareInfo>(undefined, `/api/rest/luck/v1/shareinfo/${share.shareId}`)
    expect(data).toMatchObject({ helperCount: 2, mine: false, activityId: 'forms' })
    const other = (await post<ShareInfo>(three, '/api/rest/luck/v1/shareinfo', { activityId: 'forms' })).data!
    expect((await post(one, '/api/rest/luck/v1/draw/help', { shareId: other.shareId })).message).toContain(
      '只能助力一次',
    )
    expect((await get(undefined, '/api/rest/luck/v1/shareinfo/none')).code).toBe(REPLY_CODE.notFound)
  })

  it('give every shopper who drew often enough the reward, once', async () => {
    const buyer = await at.shop.buyer()
    const reward = () => post<Prize>(buyer, '/api/lottery/user/reward/v1', { activityNo: 'forms' })
    expect((await reward()).message).toBe('再抽 2 次即可领取')
    await give(buyer, 200)
    for (let n = 0; n < 2; n += 1) {
      await post(buyer, '/api/rest/luck/v1/redeem', { activityId: 'forms' })
      await draw(buyer, 'forms')
    }
    const replies = await times(10, reward)
    expect(replies.every(({ data }) => data?.prizeName === '参与奖')).toBe(true)
    expect(await pointsOf(buyer)).toBe(30)
    expect((await read(buyer, 'forms')).reward).toMatchObject({ after: 2, taken: true })
    expect((await post(buyer, '/api/lottery/user/reward/v1', { activityNo: 'plain' })).code).toBe(REPLY_CODE.notFound)
    await books()
  })

  it('let all accounts of one device draw, and have staff review before more than two of them claim', async () => {
    const buyers = await times(3, () => at.shop.buyer())
    const won: string[] = []
    for (const buyer of buyers)
      won.push((await draw(buyer, 'points', undefined, { antiFraudId: 'one phone' })).data!.recordId)
    expect((await claim(buyers[0]!, won[0]!)).code).toBe(0)
    expect((await claim(buyers[1]!, won[1]!)).code).toBe(0)
    expect((await claim(buyers[2]!, won[2]!)).message).toContain('正在核验')
    expect(await prizes(buyers[2]!)).toMatchObject([{ review: true, claimStatus: CLAIM_STATUS.open }])
  })

  it('are reported by the audit when a result does not follow from the seed (law 18)', async () => {
    const buyer = await at.shop.buyer()
    const { recordId, prize } = (await draw(buyer, 'plain', undefined, { word: 'audit' })).data!
    await books()
    const other = prize.prizeId === 'points' ? 'thanks' : 'points'
    const set = (prizeId: string) =>
      sql`update prize_record set drawn_prize_id = ${prizeId} where id = ${recordId}`.execute(db())
    await set(other)
    expect((await checkBooks(db(), {})).join(' ')).toContain(
      `a draw that the seed of its lottery does not give: ${recordId}`,
    )
    await set(prize.prizeId)
    await books()
  })

  it('return the unclaimed prizes of a shopper who deletes the account', async () => {
    const buyer = await at.shop.buyer()
    const left = async () => (await read(undefined, 'lamps')).prizes[0]!.left
    const before = await left()
    await draw(buyer, 'lamps')
    expect(await left()).toBe(before! - 1)
    await within(db(), NOON, (work) => lotteryAccountEnd.end!(work, buyer.id))
    expect(await prizes(buyer)).toMatchObject([{ claimStatus: CLAIM_STATUS.expired }])
    expect(await left()).toBe(before)
    await books()
  })

  it('show whether the shop can write to a shopper in the messaging app', async () => {
    const buyer = await at.shop.buyer()
    const check = async (who?: Buyer) => (await get<{ followed: boolean }>(who, '/api/platform/wx/v1/check')).data
    expect(await check()).toEqual({ followed: false })
    expect(await check(buyer)).toEqual({ followed: false })
    await sql`update shopper set app_open_id = ${`open-${buyer.id}`} where id = ${buyer.id}`.execute(db())
    expect(await check(buyer)).toEqual({ followed: true })
  })
})

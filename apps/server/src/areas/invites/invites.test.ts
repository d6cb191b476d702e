import { AWARD_STATUS, DAY, PROMOTER_REFUSAL, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type InvitationPreview, type OpsInvitationDetail } from '@hearth/ops'
import type {
  Barrage,
  HonorList,
  Invitation,
  InviteAwards,
  InviteProgress,
  InviteRank,
  InviteStatus,
  InviteSummary,
  ReceivedCoupon,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { commandLine, importFile } from '../../../test/command-line'
import { earningHands, type Promoter } from '../../../test/earning-hands'
import { NOON } from '../../../test/noon'
import type { Buyer } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { askAs, newStaff } from '../../../test/staff'

const coupon = (couponBatchId: string, more: object = {}) => ({
  ...{ couponBatchId, name: couponBatchId, discountType: 1, couponValue: 1000 },
  ...{ beginTime: NOON - DAY, endTime: NOON + 400 * DAY, ...more },
})
const campaign = {
  campaignId: 'spring',
  title: '邀请有礼',
  beginTime: NOON - DAY,
  endTime: NOON + 200 * DAY,
  couponBatchId: 'fresh',
  steps: [
    { buyerCount: 1, couponBatchId: 'first' },
    { buyerCount: 2, couponBatchId: 'second' },
  ],
}
type Who = Pick<Buyer, 'headers'>

shopOnAnEngine(
  'invitations',
  async (shop) => {
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000 }])
    await earningHands(() => shop).offer()
    const { code, output } = await importFile(shop, {
      couponBatches: [coupon('fresh'), coupon('first'), coupon('second'), coupon('few', { quantity: 1 })],
      invitations: [campaign],
    })
    if (code !== 0) throw new Error(output)
  },
  (at) => {
    const hands = earningHands(() => at.shop)
    const hearth = commandLine(() => at.shop)
    const get = async <Data>(url: string, who?: Who) =>
      at.shop.ask<Data>({ url: `/api/platform/invite/v1/${url}`, ...(who && { headers: who.headers }) })
    const take = (who: Who, shareId: string, more: object = {}) =>
      hands.as<ReceivedCoupon>(who, 'POST', '/api/platform/invite/v1/coupon', { shareId, ...more })
    const progress = async (who: Who) => (await get<InviteProgress>('progress', who)).data!
    const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
    const sms = (who: Who, how: 'send' | 'record', telephone: string, agreed = true) =>
      hands.as<object>(who, 'POST', `/api/platform/invite/v1/sms/${how}`, { telephone, agreed })
    /** A friend takes the coupon, buys and confirms receipt. They can no longer return the order afterwards. */
    const brought = async (promoter: Promoter, buyer?: Buyer) => {
      const friend = buyer ?? (await at.shop.buyer())
      await take(friend, promoter.shareId)
      const { order } = await hands.bought(promoter, undefined, 20_000, {}, friend)
      await hands.receive(friend, order.orderId)
      return { friend, orderId: order.orderId }
    }
    const counted = async () => {
      await hands.settled()
      await at.shop.run('count invited buyers', 'rank promoters')
    }

    it('shows the promoter and the coupon, gives the coupon once, and to nobody who has bought', async () => {
      const promoter = await hands.promoter()
      expect((await get<InviteStatus>('active/status')).data).toMatchObject({
        active: true,
        runs: true,
        campaign: { campaignId: 'spring', coupon: { couponBatchId: 'fresh' }, steps: [{ buyerCount: 1 }, {}] },
      })
      expect((await get<InviteStatus>('active/status?channelCode=elsewhere')).data).toEqual({
        active: false,
        runs: true,
      })
      const link = `invitation?shareId=${promoter.shareId}`
      expect((await get<Invitation>(link)).data).toMatchObject({ mine: false })
      expect((await get<Invitation>(link, promoter)).data).toMatchObject({ mine: true })
      expect(await get('invitation?shareId=nobody')).toMatchObject({ code: REPLY_CODE.notFound, field: 'shareId' })
      const friend = await at.shop.buyer()
      const first = await take(friend, promoter.shareId)
      expect(first.code).toBe(0)
      expect((await take(friend, promoter.shareId)).data).toEqual(first.data)
      expect((await get<Invitation>(link, friend)).data?.couponId).toBe(first.data?.couponId)
      expect(await take(promoter, promoter.shareId)).toMatchObject({ message: '这是您自己的邀请，发给朋友吧' })
      const old = await at.shop.buyer()
      await hands.paid(old, [{ skuNo: 'lamp', itemQuantity: 1 }], 20_000)
      expect(await take(old, promoter.shareId)).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: '这张券仅限从未在本店购买过的新朋友领取',
      })
      expect((await get<Invitation>(link, old)).data?.refusal).toContain('新朋友')
      expect(await progress(promoter)).toMatchObject({ invitedCount: 1, waitingCount: 0, buyerCount: 0 })
      await books()
    })

    it('counts a friend once the order can no longer be refunded, and each step’s award is taken once', async () => {
      const promoter = await hands.promoter()
      const { friend } = await brought(promoter)
      expect(await progress(promoter)).toMatchObject({
        mayInvite: true,
        invitedCount: 1,
        waitingCount: 1,
        buyerCount: 0,
      })
      await at.shop.run('count invited buyers')
      expect((await progress(promoter)).steps[0]).toEqual({ buyerCount: 1, status: AWARD_STATUS.notReached })
      await counted()
      const after = await progress(promoter)
      expect(after).toMatchObject({ invitedCount: 1, waitingCount: 0, buyerCount: 1 })
      expect(after.steps.map(({ status }) => status)).toEqual([AWARD_STATUS.claimable, AWARD_STATUS.notReached])
      const { awardId } = after.steps[0]!
      const told = () => at.shop.messages.filter((one) => one.kind === 'inviteAwardWon' && one['awardId'] === awardId)
      await at.shop.run('events')
      expect(told()).toMatchObject([
        { telephone: promoter.id.replace('shopper-', ''), couponName: 'first', buyerCount: 1 },
      ])
      await counted()
      await at.shop.run('events')
      expect(told()).toHaveLength(1)
      const url = '/api/platform/invite/v1/awards/take'
      const other = await hands.promoter()
      expect(await hands.as(other, 'POST', url, { awardId })).toMatchObject({ code: REPLY_CODE.notFound })
      const won = await hands.as<ReceivedCoupon>(promoter, 'POST', url, { awardId })
      expect((await hands.as<ReceivedCoupon>(promoter, 'POST', url, { awardId })).data).toEqual(won.data)
      expect((await get<InviteAwards>('awards', promoter)).data).toMatchObject({
        totalCount: 1,
        result: [{ awardId, name: '「first」优惠券', buyerCount: 1, status: AWARD_STATUS.claimed }],
      })
      // Neither a second promoter nor the friend sees the first promoter's data.
      for (const one of [other, friend]) {
        expect((await get<InviteAwards>('awards', one)).data).toEqual({ result: [], totalCount: 0 })
        expect(await progress(one)).toMatchObject({ invitedCount: 0, buyerCount: 0 })
        expect((await get<InviteSummary>('rebate/summary', one)).data).toEqual({ totalAmount: 0, pendingAmount: 0 })
      }
      await books()
    })

    it('adds up the rebates from friends’ purchases less refunds, and ranks by the sum, equal amounts alike', async () => {
      const [best, one, two] = [await hands.promoter(), await hands.promoter(), await hands.promoter()]
      const { friend } = await brought(best)
      await hands.bought(best, [{ skuNo: 'lamp', itemQuantity: 2 }], 40_000, {}, friend)
      await brought(one)
      await brought(two)
      // A shopper who bought before the invitation is not counted for a promoter.
      const old = await at.shop.buyer()
      await hands.paid(old, [{ skuNo: 'lamp', itemQuantity: 1 }], 20_000)
      await hands.bought(one, undefined, 20_000, {}, old)
      expect((await get<InviteSummary>('rebate/summary', best)).data).toEqual({
        totalAmount: 3000,
        pendingAmount: 3000,
      })
      await counted()
      expect((await get<InviteSummary>('rebate/summary', best)).data).toEqual({
        totalAmount: 3000,
        pendingAmount: 2000,
      })
      const { data } = await get<InviteRank>('rank?count=50', two)
      const mine = data!.result.filter(({ amount }) => amount === 1000)
      expect(new Set(mine.map(({ rank }) => rank)).size).toBe(1)
      expect(data!.myRank).toBe(mine[0]!.rank)
      expect(data!.result[0]).toMatchObject({ rank: 1, amount: 3000, invitedCount: 1 })
      expect((await get<InviteRank>('rank')).data).toMatchObject({ myRank: 0, totalCount: data!.totalCount })
      const honors = await at.shop.ask<HonorList>({ url: '/api/products/rebate/honor/v1', headers: one.headers })
      expect(honors.data!.result.map(({ amount }) => amount)).toEqual(
        honors.data!.result.map(({ amount }) => amount).toSorted((a, b) => b - a),
      )
      expect(honors.data!.myRank).toBeGreaterThan(0)
      const lines = (await get<Barrage>('barrage')).data!.result
      expect(lines[0]!.text).toMatch(/^[^ ]*\*[^ ]* 邀请的好友下单，获得返利 ¥\d+/)
      // A suspended promoter is no longer on a leaderboard.
      await sql`
        update promoter set suspended_at = ${NOON}, suspended_reason = '测试' where shopper_id = ${best.id}`.execute(
        at.shop.connection.db,
      )
      expect((await get<InviteRank>('rank?count=50')).data!.result.every(({ amount }) => amount < 3000)).toBe(true)
      expect(await progress(best)).toMatchObject({ mayInvite: false, refusal: PROMOTER_REFUSAL.suspended })
      expect(await take(await at.shop.buyer(), best.shareId)).toMatchObject({ code: REPLY_CODE.notFound })
      await books()
    })

    it('counts nobody whose order was refunded, and nobody at the promoter’s own address', async () => {
      const promoter = await hands.promoter()
      const friend = await at.shop.buyer()
      await take(friend, promoter.shareId)
      const { order } = await hands.bought(promoter, undefined, 20_000, {}, friend)
      await hands.refund(order.orderId)
      await hands.settle()
      await counted()
      expect(await progress(promoter)).toMatchObject({ invitedCount: 1, waitingCount: 0, buyerCount: 0 })
      // A second order counts, since the first was refunded.
      const again = await hands.bought(promoter, undefined, 20_000, {}, friend)
      await hands.receive(friend, again.order.orderId)
      await counted()
      expect(await progress(promoter)).toMatchObject({ buyerCount: 1 })
      const neighbour = await hands.promoter()
      const housemate = await at.shop.buyer()
      await sql`
        insert into address
        select (jsonb_populate_record(
          address, jsonb_build_object('id', 'home-' || id, 'shopper_id', ${neighbour.id}::text)
        )).*
        from address where shopper_id = ${housemate.id}`.execute(at.shop.connection.db)
      expect(await take(housemate, neighbour.shareId)).toMatchObject({
        message: '您与邀请人的手机号或地址相同，不能领取',
      })
      await books()
    })

    it('keeps the first promoter, also one set by a first order', async () => {
      const [first, second] = [await hands.promoter(), await hands.promoter()]
      const friend = await at.shop.buyer()
      await hands.bought(first, undefined, 20_000, {}, friend)
      expect(await progress(first)).toMatchObject({ invitedCount: 1, waitingCount: 1 })
      expect((await take(friend, second.shareId)).code).toBe(REPLY_CODE.wrongState)
      const other = await at.shop.buyer()
      await take(other, first.shareId)
      await hands.bought(second, undefined, 20_000, {}, other)
      expect(await progress(first)).toMatchObject({ invitedCount: 2 })
      expect(await progress(second)).toMatchObject({ invitedCount: 0 })
      await books()
    })

    it('sends an SMS to a friend who agreed, within its limits, and never to a number that refused', async () => {
      const [promoter, other] = [await hands.promoter(), await hands.promoter()]
      const shopper = await at.shop.newShopper()
      expect(await sms(shopper, 'send', '13711110000')).toMatchObject({ message: PROMOTER_REFUSAL.none })
      expect(await sms(promoter, 'send', '13711110000', false)).toMatchObject({
        code: REPLY_CODE.badInput,
        field: 'agreed',
      })
      const before = at.shop.messages.length
      expect((await sms(promoter, 'send', '13711110000')).code).toBe(0)
      expect((await sms(promoter, 'send', '13711110000')).code).toBe(0)
      expect(at.shop.messages.slice(before)).toEqual([
        expect.objectContaining({
          telephone: '13711110000',
          kind: 'invitation',
          text: expect.stringMatching(/^【.+】.+\/invite\?shareId=.+ 拒收请回复R$/),
        }),
      ])
      expect(await sms(other, 'send', '13711110000')).toMatchObject({
        code: REPLY_CODE.overLimit,
        message: '今天已有邀请短信发往这个号码，请改天再试',
      })
      const staff = await newStaff(at.shop, 'owner')
      const entered = await askAs(at.shop, staff, 'POST /ops/invitations/refusals/v1', { telephone: '13711110001' })
      expect(entered.data).toMatchObject({ telephone: '137****0001' })
      expect((await hearth('invitation', 'refuse', '13711110009')).output).toContain('137****0009')
      for (const how of ['send', 'record'] as const)
        expect(await sms(promoter, how, '13711110001')).toMatchObject({ message: '对方已拒收邀请短信，不能再发送' })
      for (let day = 1; day < 3; day += 1) {
        at.shop.wait(DAY)
        expect((await sms(promoter, 'send', '13711110000')).code).toBe(0)
      }
      at.shop.wait(DAY)
      expect(await sms(promoter, 'send', '13711110000')).toMatchObject({ message: '这个号码收到的邀请短信已达上限' })
      for (let n = 2; n < 7; n += 1) expect((await sms(promoter, 'record', `1371111000${n}`)).code).toBe(0)
      expect((await sms(promoter, 'record', '13711110002')).code).toBe(0)
      expect(await sms(promoter, 'record', '13711110007')).toMatchObject({
        message: '您今天邀请的号码已达上限，请明天再试',
      })
      expect((await progress(promoter)).smsLeft).toBe(0)
      // The shop stores a number as its HMAC, and deletes after 30 days which promoter invited it.
      const { rows } = await sql<{ digest: string }>`select digest from invite_note`.execute(at.shop.connection.db)
      expect(rows.every(({ digest }) => /^[0-9a-f]{64}$/.test(digest))).toBe(true)
      at.shop.wait(31 * DAY)
      await at.shop.run('forget invited telephones')
      expect(await at.shop.number(sql<{ n: number }>`select count(*) as n from invite_note`)).toBe(0)
      await books()
    })

    it('recognises an account opened with a recorded number, and keeps the promoter who recorded it first', async () => {
      const [first, second] = [await hands.promoter(), await hands.promoter()]
      const shopper = await at.shop.newShopper()
      const { rows } = await sql<{ telephone: string }>`
        select telephone from shopper where id = ${shopper.id}`.execute(at.shop.connection.db)
      await sms(first, 'record', rows[0]!.telephone)
      await at.shop.run('invited telephones')
      // The account existed before the invitation.
      expect(await progress(first)).toMatchObject({ invitedCount: 0 })
      at.shop.wait(1000)
      await sql`update shopper set created_at = ${at.shop.ports.clock()} where id = ${shopper.id}`.execute(
        at.shop.connection.db,
      )
      expect((await take(shopper, second.shareId)).code).toBe(0)
      await at.shop.run('invited telephones')
      expect(await progress(first)).toMatchObject({ invitedCount: 1 })
      expect(await progress(second)).toMatchObject({ invitedCount: 0 })
      await books()
    })

    it('is off in apps whose rules forbid it, and tells the owner why', async () => {
      const promoter = await hands.promoter()
      const friend = await at.shop.buyer()
      expect((await get<InviteStatus>('active/status?systemType=7')).data).toMatchObject({ active: false, runs: false })
      expect(await take(friend, promoter.shareId, { systemType: 7 })).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: '当前平台暂不提供邀请有礼，商品和其他福利照常可用',
      })
      await importFile(at.shop, { invitations: [{ ...campaign, doors: { messagingApp: { invite: true } } }] })
      expect((await get<InviteStatus>('active/status?systemType=7')).data).toMatchObject({ active: true })
      const { output } = await hearth('invitation', 'show', 'spring')
      expect(output).toContain('滥用分享行为')
      await importFile(at.shop, { invitations: [campaign] })
      await books()
    })

    it('is set by a file, one at a time, and its promises are fixed once somebody was invited', async () => {
      const refused = await importFile(at.shop, {
        invitations: [{ ...campaign, campaignId: 'beside', beginTime: NOON, endTime: NOON + 61 * DAY }],
      })
      expect(refused.output).toContain('同一时间只能有一个邀请活动')
      const moved = await importFile(at.shop, { invitations: [{ ...campaign, couponBatchId: 'first' }] })
      expect(moved.output).toContain('不能再改')
      const limited = { ...campaign, campaignId: 'later', beginTime: NOON + 300 * DAY, endTime: NOON + 301 * DAY }
      const few = await importFile(at.shop, {
        invitations: [{ ...limited, steps: [{ buyerCount: 1, couponBatchId: 'few' }] }],
      })
      expect(few.output).toContain('达成的奖励必须总能领取')
      const falling = { ...limited, steps: [...campaign.steps].reverse() }
      expect((await importFile(at.shop, { invitations: [falling] })).output).toContain('都要多于前一级')
      expect((await importFile(at.shop, { invitations: [{ ...limited, published: false }] })).code).toBe(0)
      const staff = await newStaff(at.shop, 'owner')
      const ops = <Data>(line: string, payload: object = {}) => askAs<Data>(at.shop, staff, line, payload)
      const { data } = await ops<OpsInvitationDetail>('GET /ops/invitations/later/v1')
      expect(data).toMatchObject({ published: false, allowed: ['start', 'copy'], steps: limited.steps })
      const preview = await ops<InvitationPreview>('GET /ops/invitations/later/preview/v1')
      expect(preview.data).toMatchObject({ title: '邀请有礼', sms: expect.stringContaining('拒收请回复R') })
      const started = await ops<OpsInvitationDetail>('POST /ops/invitations/later/start/v1', { version: data!.version })
      expect(started.data).toMatchObject({ published: true, allowed: ['stop', 'copy'] })
      expect(await ops('POST /ops/invitations/later/stop/v1', { version: data!.version })).toMatchObject({
        code: OPS_CODE.stale,
      })
      const copy = { newId: 'copied', beginTime: limited.beginTime, endTime: limited.endTime }
      const copied = await ops<OpsInvitationDetail>('POST /ops/invitations/later/copy/v1', {
        ...{ version: started.data!.version, ...copy },
      })
      expect(copied.data).toMatchObject({ campaignId: 'copied', published: false, steps: limited.steps })
      expect(await ops('POST /ops/invitations/copied/start/v1', { version: copied.data!.version })).toMatchObject({
        code: REPLY_CODE.wrongState,
      })
      const { output } = await hearth('invitation', 'list')
      expect(output).toContain('spring')
      // A campaign that has not begun is not started.
      expect((await hearth('invitation', 'stop', 'later')).output).toContain('not started')
      await books()
    })
  },
)

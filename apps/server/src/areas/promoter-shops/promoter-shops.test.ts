import { DAY, LOGIN_LIMITS, PROMOTER_REFUSAL, REPLY_CODE, SHOP_STATUS } from '@hearth/domain'
import type { Poster, PublicPay, ShopFreeTrial, ShopInvitations, ShopViews, UserInfo } from '@hearth/sdk/core'
import type { OpsPromoterShopPage } from '@hearth/ops'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { commandLine } from '../../../test/command-line'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { promoterHands } from '../../../test/promoter-hands'
import { openTestShop } from '../../../test/shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { lend } from '../../../test/trial-hands'
import { mayEarn } from '#areas/promoter-terms/may-earn'

const { none, reviewing, open: isOpen, closed } = SHOP_STATUS

const stock = async (shop: OrderingShop) => {
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp' }, { skuNo: 'speaker' }])
  await lend(shop, { id: 'try', skus: [{ skuNo: 'lamp', stock: 5 }] })
}

shopOnAnEngine('the shop of a promoter', stock, (at) => {
  const hands = promoterHands(() => at.shop)
  const command = commandLine(() => at.shop)
  const hearth = async (words: string) => (await command(...words.split(' '))).output
  const { ask, open, rename, promoter } = hands
  const db = () => at.shop.connection.db
  const buyer = () => at.shop.buyer()
  const books = async () => expect(await checkBooks(db(), {})).toEqual([])
  const status = async (one: Buyer, of = 'rebate/shop') =>
    (await ask<{ status: number; authorized: boolean; reason?: string }>(one, 'GET', `${of}/v1/status`)).data
  const visit = (shopId: string, as?: Buyer) => ask<object>(as, 'GET', `rebate/shop/v1/${shopId}/info`)
  const earns = async ({ id }: Buyer, kind: 'promoter' | 'partner') =>
    (await sql<{ may: boolean }>`select ${mayEarn(id, kind)} as may`.execute(db())).rows[0]!.may
  let shops = 0
  const owner = async () => {
    const one = await promoter()
    const { data } = await open(one, `小店 ${(shops += 1)} 号`)
    return { one, shopId: data!.shopId, inviteCode: data!.inviteCode }
  }

  it('is opened by a promoter under a name, and shown to visitors without its invite code', async () => {
    const one = await promoter()
    expect(await status(one)).toEqual({ status: none, authorized: false })
    expect(await ask(one, 'GET', 'rebate/shop/v1')).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: PROMOTER_REFUSAL.noShop,
    })
    const { data } = await open(one, ' 小明的暖居小店 ')
    expect(data).toMatchObject({ name: '小明的暖居小店', ownerName: '测试', channelCode: 'retail', productCount: 2 })
    expect(data!.inviteCode).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(await status(one)).toEqual({ status: isOpen, authorized: true })
    const seen = (await visit(data!.shopId)).data!
    expect(seen).toMatchObject({ shopId: data!.shopId, name: '小明的暖居小店' })
    expect(seen).not.toHaveProperty('inviteCode')
    expect(await open(one, '第二家')).toMatchObject({ code: REPLY_CODE.conflict })
    await books()
  })

  it('is returned with the shopper’s own data, as is a partner shop', async () => {
    const one = await promoter()
    const shopInfo = async () =>
      (await at.shop.ask<UserInfo>({ url: '/api/user/info/v1', headers: one.headers })).data!.shopInfo
    expect(await shopInfo()).toEqual({})
    const { shopId, name } = (await open(one, '资料里的小店')).data!
    expect(await shopInfo()).toEqual({ shopId, name })
    await hands.authorize(one, { name: '资料里的合作店' })
    expect(await shopInfo()).toEqual({ shopId, name, partnerShopId: expect.any(String) })
    await books()
  })

  it('is refused to shoppers who are not promoters, and says what to do first', async () => {
    const one = await buyer()
    for (const path of ['', '/view', '/invitation', '/shareinfo', '/freetrail'])
      expect(await ask(one, 'GET', `rebate/shop/v1${path}`)).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: PROMOTER_REFUSAL.none,
      })
    expect(await open(one, '小店')).toMatchObject({ code: REPLY_CODE.wrongState, message: PROMOTER_REFUSAL.none })
    await hands.apply(one)
    expect(await open(one, '小店')).toMatchObject({ message: PROMOTER_REFUSAL.reviewing })
    expect((await open(undefined as never, '小店')).code).toBe(REPLY_CODE.loginNeeded)
  })

  it('has a name that no other has and that contains no refused word, however it is spelled (case 32)', async () => {
    const [first, second] = [await owner(), await owner()]
    expect((await rename(first.one, 'No.1 暖居')).data).toMatchObject({ name: 'No.1 暖居' })
    for (const same of ['no.1暖居', 'Ｎｏ．１ 暖居', 'No.\u200B1\u2060暖居', 'No.١暖居', 'No.①暖居'])
      expect([same, await rename(second.one, same)]).toMatchObject([
        same,
        { code: REPLY_CODE.conflict, field: 'name', message: '这个店名已被使用，请换一个' },
      ])
    for (const bad of ['', ' \u200B\u2060 ', '长'.repeat(21), '刷\u200B单之家', '加Ｖ X 好友'])
      expect([bad, await rename(second.one, bad)]).toMatchObject([bad, { code: REPLY_CODE.badInput, field: 'name' }])
    expect((await rename(first.one, 'NO.1暖居')).code).toBe(0)
    expect((await rename(second.one, '二号店')).code).toBe(0)
    await books()
  })

  it('counts each visitor once a day, and neither its owner nor programs (case 30)', async () => {
    const { one, shopId } = await owner()
    const see = (as?: Buyer, agent = 'Mozilla/5.0 (iPhone)') =>
      ask(as, 'POST', 'rebate/shop/v1/view', { shopId }, { 'user-agent': agent })
    const views = async () => (await ask<ShopViews>(one, 'GET', 'rebate/shop/v1/view')).data
    const friend = await buyer()
    for (const as of [friend, friend, undefined, undefined, one]) expect((await see(as)).code).toBe(0)
    expect((await see(await buyer(), 'Googlebot/2.1')).code).toBe(0)
    expect(await views()).toEqual({ viewCount: 2, todayViewCount: 2 })
    at.shop.wait(DAY)
    await see(friend)
    expect(await views()).toEqual({ viewCount: 3, todayViewCount: 1 })
    await at.shop.run('forget visitors of shops')
    expect(await views()).toEqual({ viewCount: 3, todayViewCount: 1 })
    expect((await ask(friend, 'POST', 'rebate/shop/v1/view', { shopId: 'nowhere' })).code).toBe(REPLY_CODE.notFound)
    await books()
  })

  it('invites others with a code, for which nothing is earned', async () => {
    const { one, shopId, inviteCode } = await owner()
    expect((await ask(one, 'GET', 'rebate/shop/v1/invitation')).data).toEqual({
      inviteCode,
      url: `/rebate/certification?inviteCode=${inviteCode}`,
    })
    expect((await ask(one, 'GET', 'rebate/shop/v1/shareinfo')).data).toMatchObject({ url: `/store?shopId=${shopId}` })
    const invited: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const friend = await buyer()
      expect((await hands.apply(friend, { inviteCode: inviteCode.toLowerCase() })).code).toBe(0)
      await hands.decide(friend.id, 'approve')
      invited.push((await open(friend, `被邀请的店 ${n}`)).data!.shopId)
      at.shop.wait(1)
    }
    const page = async (query: string) =>
      (await ask<ShopInvitations>(one, 'GET', `rebate/shop/v1/invitation/list${query}`)).data!
    const first = await page('?count=2')
    expect(first.result.map((shop) => shop.shopId)).toEqual([invited[2], invited[1]])
    expect(first.result[0]).not.toHaveProperty('inviteCode')
    expect(first.totalCount).toBe(3)
    const second = await page(`?count=2&startId=${first.startId}`)
    expect([second.result.map((shop) => shop.shopId), second.startId]).toEqual([[invited[0]], ''])
    expect(await hands.apply(one, { inviteCode })).toMatchObject({ data: { status: 2 } })
  })

  it('of a partner is authorised by a code and opened by staff, and earns only after that', async () => {
    const one = await promoter()
    expect(await ask(one, 'GET', 'partner/v1')).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: PROMOTER_REFUSAL.noPartnerShop,
    })
    expect(await hands.authorize(one, { verifyCode: '000000' })).toMatchObject({
      code: REPLY_CODE.wrongCode,
      field: 'verifyCode',
    })
    expect((await hands.authorize(one, { address: ' ' })).field).toBe('address')
    const proof = await hands.proof(one)
    const sent = { mobile: proof.telephone, ticket: proof.ticket, verifyCode: proof.code }
    expect((await hands.authorize(one, sent)).data).toEqual({ status: reviewing, authorized: true })
    // A client that got no reply repeats the request. The repeat succeeds although its code is used up.
    expect((await hands.authorize(one, sent)).data).toEqual({ status: reviewing, authorized: true })
    expect((await hands.authorize(one, { ...sent, address: '东门 2 号' })).code).toBe(REPLY_CODE.wrongCode)
    const mine = (await ask<{ shopId: string; mobile: string }>(one, 'GET', 'partner/v1')).data!
    expect(mine).toMatchObject({ name: '东门智能馆', address: '东门 1 号', channel: 'store', magnitude: 'small' })
    expect(mine.mobile).toMatch(/^137\*{4}\d{4}$/)
    expect(await earns(one, 'partner')).toBe(false)
    expect((await ask(undefined, 'GET', `partner/v1/${mine.shopId}/info`)).code).toBe(REPLY_CODE.notFound)
    expect((await hands.decideShop(mine.shopId, 'open')).code).toBe(0)
    expect(await earns(one, 'partner')).toBe(true)
    const seen = (await ask<object>(undefined, 'GET', `partner/v1/${mine.shopId}/info`)).data!
    expect(seen).toMatchObject({ name: '东门智能馆' })
    for (const hidden of ['mobile', 'address', 'inviteCode']) expect(seen).not.toHaveProperty(hidden)
    expect((await hands.decideShop(mine.shopId, 'close', '地址无法核实')).code).toBe(0)
    expect(await status(one, 'partner')).toEqual({ status: closed, authorized: true, reason: '地址无法核实' })
    expect(await earns(one, 'partner')).toBe(false)
    expect((await hands.authorize(one)).data).toMatchObject({ status: reviewing })
    await at.shop.run('events')
    const told = at.shop.messages.flatMap((message) => (message.kind === 'promoterShopJudged' ? [message] : []))
    expect(told.map(({ outcome }) => outcome)).toEqual(['opened', 'closed'])
    await hands.setRules({ partnerJudge: 'atOnce' })
    const other = await promoter()
    expect((await hands.authorize(other, { name: '西门智能馆' })).data).toEqual({ status: isOpen, authorized: true })
    await hands.setRules({ partnerJudge: 'staff' })
    await books()
  })

  it('is hidden from visitors while it is closed, or its promoter is suspended', async () => {
    const { one, shopId } = await owner()
    await hands.decide(one.id, 'suspend', '宣传不实')
    expect((await visit(shopId)).code).toBe(REPLY_CODE.notFound)
    expect((await rename(one, '新名字')).message).toBe(PROMOTER_REFUSAL.suspended)
    await hands.decide(one.id, 'restore')
    expect((await visit(shopId)).code).toBe(0)
    await hands.decideShop(shopId, 'close', '内容违规')
    expect((await visit(shopId)).code).toBe(REPLY_CODE.notFound)
    expect(await status(one)).toMatchObject({ status: closed, reason: '内容违规' })
    expect((await rename(one, '新名字')).message).toBe(PROMOTER_REFUSAL.shopClosed)
    expect(await hearth('promoter-shop list --of closed')).toContain(shopId)
    expect(await hearth(`promoter-shop open ${shopId}`)).toContain('next: hearth promoter-shop close')
    const page = (await hands.ops<OpsPromoterShopPage>('GET /ops/promoter-shops/v1?count=1&kind=promoter')).data!
    expect(page.shops).toHaveLength(1)
    expect(page.after).not.toBe('')
    await books()
  })

  it('hands out a limited number of free trials, each with a poster that only its promoter sees', async () => {
    const { one } = await owner()
    const { one: other } = await owner()
    await hands.setRules({ trialsPerShop: 2 })
    const draft = (as: Buyer, more: object = {}) =>
      ask<{ draftId: string }>(as, 'POST', 'draft/v1/rebate/freetrail', { skuNo: 'lamp', text: '试试看', ...more })
    const quota = async () => (await ask<ShopFreeTrial>(one, 'GET', 'rebate/shop/v1/freetrail')).data
    expect(await quota()).toEqual({ total: 2, used: 0 })
    expect(await draft(one, { skuNo: 'speaker' })).toMatchObject({ code: REPLY_CODE.notFound, field: 'skuNo' })
    expect(await draft(one, { text: '加\u200Bvx' })).toMatchObject({ code: REPLY_CODE.badInput, field: 'text' })
    const { draftId } = (await draft(one)).data!
    expect((await draft(one)).code).toBe(0)
    expect((await draft(one)).code).toBe(REPLY_CODE.overLimit)
    expect(await quota()).toEqual({ total: 2, used: 2 })
    const poster = (as: Buyer) =>
      ask<Poster>(as, 'GET', `multimedia/share/v1/rebate/freetrail/poster?draftId=${draftId}`)
    const { picture } = (await poster(one)).data!
    expect(picture).toMatchObject({ width: 750 })
    expect((await at.shop.app.inject(picture.url)).headers['content-type']).toBe('image/jpeg')
    expect((await poster(other)).code).toBe(REPLY_CODE.notFound)
    await hands.setRules({ trialsPerShop: 10 })
    await books()
  })

  it('shows where companies pay once the owner has such a page', async () => {
    const one = await buyer()
    const pay = () => ask<PublicPay>(one, 'GET', 'rebate/shop/v1/public/pay')
    expect(await pay()).toMatchObject({ code: 0, data: {} })
    expect((await hands.setRules({ publicPayUrl: 'javascript:alert(1)' })).code).toBe(REPLY_CODE.badInput)
    await hands.setRules({ publicPayUrl: '/agreement/service' })
    expect((await pay()).data).toEqual({ url: '/agreement/service' })
    await hands.setRules({ publicPayUrl: '' })
  })
})

describe('codes for promoters and partner shops', () => {
  it('sends a number a limited count of codes, whoever asks (case 33)', async () => {
    const shop = await openTestShop()
    try {
      const telephone = '13600000001'
      const codes = []
      for (let n = 0; n <= LOGIN_LIMITS.telephoneHour.max; n += 1) {
        const { headers } = await shop.newShopper()
        codes.push(
          await shop.ask({
            url: `/api/platform/rebate/shop/v1/verifyCode?phone=${telephone}`,
            headers: { ...headers, 'idempotency-key': `k${n}` },
            remoteAddress: `10.${n}.1.1`,
          }),
        )
      }
      const refused = codes.pop()!
      expect(codes.map(({ code }) => code)).toEqual(codes.map(() => 0))
      expect(refused).toMatchObject({ status: 429, code: REPLY_CODE.tooMany })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      const { headers } = await shop.newShopper()
      const again = await shop.ask({
        url: '/api/platform/rebate/shop/v1/verifyCode?phone=13600000002',
        headers: { ...headers, 'idempotency-key': 'other' },
        remoteAddress: '10.99.1.1',
      })
      expect(again.code).toBe(0)
      expect((await shop.ask('/api/platform/rebate/shop/v1/verifyCode?phone=13600000003')).code).toBe(
        REPLY_CODE.loginNeeded,
      )
    } finally {
      await shop.close()
    }
  })
})

import { DAY } from '@hearth/domain'
import type { HonorList, Invitation, InviteProgress, ReceivedCoupon, SentLoginCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { importFile } from '../../../test/command-line'
import { earningHands } from '../../../test/earning-hands'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

type Who = Pick<Buyer, 'id' | 'headers'>

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000 }])
  await earningHands(() => shop).offer()
  const times = { beginTime: NOON - DAY, endTime: NOON + 200 * DAY }
  const coupon = { couponBatchId: 'fresh', name: '新人券', discountType: 1, couponValue: 1000, ...times }
  const campaign = { campaignId: 'spring', title: '邀请有礼', couponBatchId: 'fresh', ...times }
  const { code, output } = await importFile(shop, {
    couponBatches: [coupon],
    invitations: [{ ...campaign, steps: [{ buyerCount: 1, couponBatchId: 'fresh' }] }],
  })
  if (code !== 0) throw new Error(output)
}

shopOnAnEngine('invitations, once an account has ended', stock, (at) => {
  const hands = earningHands(() => at.shop)
  const invites = async <Data>(url: string, who?: Pick<Who, 'headers'>) =>
    at.shop.ask<Data>({ url: `/api/platform/invite/v1/${url}`, ...(who && { headers: who.headers }) })
  const take = (who: Who, shareId: string) =>
    hands.as<ReceivedCoupon>(who, 'POST', '/api/platform/invite/v1/coupon', { shareId })
  const progress = async (who: Who) => (await invites<InviteProgress>('progress', who)).data
  const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
  const number = (query: ReturnType<typeof sql<{ n: number }>>) => at.shop.number(query)
  const honored = async (who: Who) =>
    (await hands.as<HonorList>(who, 'GET', '/api/products/rebate/honor/v1')).data?.result.length
  /** Deletes an account by the call, with a code that is sent to its telephone. */
  async function end(who: Who): Promise<void> {
    const { data } = await hands.as<SentLoginCode>(who, 'POST', '/api/passport/v1/code/own', {})
    const code = at.shop.codes.get(who.id.replace('shopper-', ''))
    const { message, code: reply } = await hands.as(who, 'POST', '/api/passport/v1/deletion', {
      ticket: data?.ticket,
      code,
    })
    if (reply !== 0) throw new Error(message)
  }

  it('a friend whose account is deleted still counts for the inviting promoter, and is named to nobody', async () => {
    const promoter = await hands.promoter()
    const friend = await at.shop.buyer()
    expect((await take(friend, promoter.shareId)).code).toBe(0)
    await end(friend)
    expect(await progress(promoter)).toMatchObject({ invitedCount: 1, waitingCount: 0, buyerCount: 0 })
    await at.shop.run('count invited buyers')
    expect(await progress(promoter)).toMatchObject({ invitedCount: 1, buyerCount: 0 })
    await books()
  })

  it('a promoter whose account is deleted invites nobody: their notes and places are deleted, and their friends stay theirs', async () => {
    const [gone, other] = [await hands.promoter(), await hands.promoter()]
    const friend = await at.shop.buyer()
    expect((await take(friend, gone.shareId)).code).toBe(0)
    await hands.as(gone, 'POST', '/api/platform/invite/v1/sms/record', { telephone: '13711112222', agreed: true })
    await sql`
      insert into promoter_board (board, promoter_id, place, amount, invited, counted_at)
      values ('honors', ${gone.id}, 1, 100, 1, ${NOON})`.execute(at.shop.connection.db)
    expect(await honored(other)).toBe(1)
    await end(gone)
    expect(await number(sql`select count(*) as n from invite_note where promoter_id = ${gone.id}`)).toBe(0)
    expect(await honored(other)).toBe(0)
    const stranger = await at.shop.buyer()
    expect((await take(stranger, gone.shareId)).code).not.toBe(0)
    expect((await invites<Invitation>(`invitation?shareId=${gone.shareId}`)).code).not.toBe(0)
    // The friend was invited before; another promoter's invitation does not count.
    await hands.bought(other, undefined, 20_000, {}, friend)
    expect(await progress(other)).toMatchObject({ invitedCount: 0 })
    await books()
  })
})

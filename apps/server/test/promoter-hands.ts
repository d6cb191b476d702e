import type { Application, ApplyPromoter, AuthorizeShop, Certification, SentLoginCode } from '@hearth/sdk/core'
import type { OpsPromoterDetail, OpsPromoterShop } from '@hearth/ops'
import type { Buyer, OrderingShop } from './ordering-shop'
import { askAs, newStaff } from './staff'
import { idNumberOf } from './trial-hands'

let telephones = 0
let persons = 500

/** Actions of promoters, and of staff who decide on them. */
export function promoterHands(shop: () => OrderingShop) {
  let owner: Awaited<ReturnType<typeof newStaff>> | undefined
  let since = 0
  /**
   * Returns the headers of a member of staff. Logs in again after the clock was moved, since an unused session ends.
   */
  async function staff() {
    const now = shop().ports.clock()
    if (!owner || Math.abs(now - since) > 60_000) owner = await newStaff(shop(), 'owner')
    since = now
    return owner
  }
  const ask = <Data = object>(
    buyer: Buyer | undefined,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    shop().ask<Data>({
      method,
      url: `/api/platform/${path}`,
      headers: { ...buyer?.headers, ...headers },
      ...(payload ? { payload } : {}),
    })
  const hands = {
    ask,
    ops: async <Data = object>(line: string, payload?: object) => askAs<Data>(shop(), await staff(), line, payload),
    /**
     * Sends a code to a telephone, by default a new one.
     * @returns the telephone with its ticket and code
     */
    async proof(buyer: Buyer, telephone = `137${String((telephones += 1)).padStart(8, '0')}`) {
      const reply = await ask<SentLoginCode>(buyer, 'GET', `rebate/shop/v1/verifyCode?phone=${telephone}`, undefined, {
        'idempotency-key': `code-${telephones}-${Math.random()}`,
      })
      if (!reply.data) throw new Error(`${reply.code} ${reply.message}`)
      return { telephone, ticket: reply.data.ticket, code: shop().codes.get(telephone)! }
    },
    /** Returns an application with a code and an identity of its own. */
    wish: async (buyer: Buyer, more: Partial<ApplyPromoter> = {}): Promise<ApplyPromoter> => ({
      realName: '王小明',
      idNumber: idNumberOf((persons += 1)),
      ...(await hands.proof(buyer)),
      agreementVersion: 1,
      ...more,
    }),
    send: (buyer: Buyer | undefined, wish: object) => ask<Application>(buyer, 'POST', 'usercenter/v1/apply', wish),
    apply: async (buyer: Buyer, more: Partial<ApplyPromoter> = {}) => hands.send(buyer, await hands.wish(buyer, more)),
    certification: async (buyer: Buyer) =>
      (await ask<Certification>(buyer, 'GET', 'usercenter/v1/certification')).data!,
    async asStaff(shopperId: string): Promise<OpsPromoterDetail> {
      const { data, message } = await hands.ops<OpsPromoterDetail>(`GET /ops/promoters/${shopperId}/v1`)
      if (!data) throw new Error(message)
      return data
    },
    /** Lets staff decide on the current version of a promoter. */
    async decide(shopperId: string, deed: 'approve' | 'refuse' | 'suspend' | 'restore', reason?: string) {
      const { version } = await hands.asStaff(shopperId)
      return hands.ops(`POST /ops/promoters/${shopperId}/${deed}/v1`, { version, ...(reason ? { reason } : {}) })
    },
    /** Makes a new shopper whose application is approved. */
    async promoter(): Promise<Buyer> {
      const buyer = await shop().buyer()
      const { code, message } = await hands.apply(buyer)
      if (code !== 0) throw new Error(message)
      await hands.decide(buyer.id, 'approve')
      return buyer
    },
    open: (buyer: Buyer, name: string) =>
      ask<{ shopId: string; name: string; inviteCode: string }>(buyer, 'POST', 'rebate/shop/v1', { name }),
    rename: (buyer: Buyer, name: string) => ask<{ name: string }>(buyer, 'PUT', 'rebate/shop/v1', { name }),
    /** Lets a shopper's partner shop be authorised. */
    async authorize(buyer: Buyer, more: Partial<AuthorizeShop> = {}) {
      const { telephone: mobile, ticket, code: verifyCode } = await hands.proof(buyer)
      const wish = { name: '东门智能馆', mobile, ticket, verifyCode, channel: 'store', address: '东门 1 号' }
      return ask<{ status: number; authorized: boolean }>(buyer, 'POST', 'rebate/shop/v1/auth', {
        ...wish,
        magnitude: 'small',
        ...more,
      })
    },
    async shopAsStaff(shopId: string): Promise<OpsPromoterShop> {
      const { data, message } = await hands.ops<OpsPromoterShop>(`GET /ops/promoter-shops/${shopId}/v1`)
      if (!data) throw new Error(message)
      return data
    },
    async decideShop(shopId: string, deed: 'open' | 'close', reason?: string) {
      const { version } = await hands.shopAsStaff(shopId)
      return hands.ops(`POST /ops/promoter-shops/${shopId}/${deed}/v1`, { version, ...(reason ? { reason } : {}) })
    },
    async setRules(part: object) {
      const { data } = await hands.ops<object>('GET /ops/promoters/rules/v1')
      return hands.ops('PUT /ops/promoters/rules/v1', { ...data, ...part })
    },
  }
  return hands
}

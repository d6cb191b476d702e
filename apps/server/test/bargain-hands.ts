import type {
  Bargain,
  BargainHelp,
  BargainId,
  BargainList,
  BargainSku,
  CaptchaId,
  Order,
  OrderDetail,
  PlacedOrder,
  Settlement,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { openText } from '#shop/sealed-text'
import type { Buyer, OrderingShop } from './ordering-shop'
import { draftOf } from './shelf'

const NOBODY = { headers: {} }
type Asker = Pick<Buyer, 'headers'>

/** Actions of shoppers who bargain. A campaign is named by its sku: `cut-lamp` sells the sku `lamp`. */
export function bargainHands(shop: () => OrderingShop) {
  const campaignOf = (skuNo: string) => ({ skuNo, bargainCampaignId: `cut-${skuNo}` })
  const get = <Data>({ headers }: Asker, url: string) => shop().ask<Data>({ url, headers })
  const put = <Data>({ headers }: Asker, url: string, payload: object) =>
    shop().ask<Data>({ method: 'PUT', url, headers, payload })
  const hands = {
    campaignOf,
    list: async (buyer: Asker = NOBODY, query = '') =>
      (await get<BargainList>(buyer, `/api/bargain/list/v1?${query}`)).data!,
    look: (bargainId: string, buyer: Asker = NOBODY, query = '') =>
      get<Bargain>(buyer, `/api/bargain/detail/v1?bargainId=${bargainId}&${query}`),
    /** Reads a bargain, which must exist. */
    async read(bargainId: string, buyer: Asker = NOBODY): Promise<Bargain> {
      const { data, message } = await hands.look(bargainId, buyer)
      if (!data) throw new Error(message)
      return data
    },
    sku: (skuNo: string, buyer: Asker = NOBODY) =>
      get<BargainSku>(buyer, `/api/products/bargain/v1/${skuNo}/cut-${skuNo}`),
    ownId: (skuNo: string, buyer: Asker) =>
      get<BargainId>(buyer, `/api/bargain/bargainId/get/v1?skuNo=${skuNo}&bargainCampaignId=cut-${skuNo}`),
    start: (skuNo: string, buyer: Asker, more = {}) =>
      put<Bargain>(buyer, '/api/bargain/start/v1', { ...campaignOf(skuNo), ...more }),
    /** Makes a shopper who has started a bargain. */
    async started(skuNo: string): Promise<{ owner: Buyer; bargainId: string }> {
      const owner = await shop().buyer()
      const { data, message } = await hands.start(skuNo, owner)
      if (!data) throw new Error(message)
      return { owner, bargainId: data.bargainId }
    },
    /** Returns a captcha with its answer. */
    async captcha(): Promise<{ captchaId: string; captchaCode: string }> {
      const { captchaId } = (await get<CaptchaId>(NOBODY, '/api/captcha/code/create')).data!
      const { rows } = await sql<{ answer: string }>`
        select answer from captcha where id = ${captchaId}`.execute(shop().connection.db)
      return { captchaId, captchaCode: openText(shop().inside.secret, 'captchas', rows[0]!.answer)! }
    },
    help: async (bargainId: string, buyer: Asker, more = {}) =>
      put<BargainHelp>(buyer, '/api/bargain/help/v1', { bargainId, ...(await hands.captcha()), ...more }),
    /** Makes this many new shoppers, and lets each of them help. */
    async friends(bargainId: string, count: number): Promise<Buyer[]> {
      const all: Buyer[] = []
      for (let at = 0; at < count; at += 1) {
        const friend = await shop().buyer()
        const { code, message } = await hands.help(bargainId, friend)
        if (code !== 0) throw new Error(message)
        all.push(friend)
      }
      return all
    },
    settle: ({ headers }: Asker, skuNo: string, bargainId: string) =>
      shop().ask<Settlement>({
        url: `/api/cart/v1/settlement?skuNo=${skuNo}&itemQuantity=1&campaign=${encodeURIComponent(
          JSON.stringify({ kind: 'bargain', bargainId }),
        )}`,
        headers,
      }),
    place: (
      { headers, addressId }: Buyer,
      skuNo: string,
      bargainId: string,
      price: number,
      { itemQuantity = 1, more = [] as { skuNo: string; itemQuantity: number }[] } = {},
    ) =>
      shop().ask<PlacedOrder>({
        method: 'POST',
        url: '/api/orders/v1',
        headers,
        payload: draftOf(addressId, [{ skuNo, itemQuantity }, ...more], price, {
          campaign: { kind: 'bargain', bargainId },
          useGold: false,
          useDuStar: false,
        }),
      }),
    async pay(buyer: Buyer, orderId: string): Promise<void> {
      await shop().press(await shop().startPayment(buyer, orderId), 'pay')
      await shop().run('deliver')
    },
    order: async ({ headers }: Asker, orderId: string): Promise<Order> =>
      (await shop().ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data!.order,
  }
  return hands
}

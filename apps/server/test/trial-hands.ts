import type {
  Agreement,
  Captcha,
  Cart,
  FreeTrialInfo,
  FreeTrialOrder,
  FreeTrialProducts,
  Identity,
  Order,
  PlacedOrder,
  SignAgreement,
  StartedPayment,
} from '@hearth/sdk/core'
import type { OpsFreeTrial } from '@hearth/ops'
import { sql } from 'kysely'
import { openText } from '#shop/sealed-text'
import type { Buyer, OrderingShop } from './ordering-shop'
import { serviceHands } from './served-shop'
import { NOON } from './shop'

/**
 * Returns an id number with a valid check digit, of somebody born in 1990.
 * @param at makes the number unique
 */
export function idNumberOf(at: number): string {
  const body = `11010519900101${String(at % 1000).padStart(3, '0')}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  return body + '10X98765432'[weights.reduce((sum, weight, place) => sum + weight * Number(body[place]), 0) % 11]!
}

/** Makes skus of the shelf available for free trials, from an hour ago for a week. */
export async function lend(
  { connection: { db } }: OrderingShop,
  one: { id: string; skus: readonly { skuNo: string; stock: number }[]; days?: number; endTime?: number },
): Promise<void> {
  await sql`
    insert into promotion (id, promotion_type, name, begin_time, end_time, support_target, trial_days)
    values (${one.id}, 114, ${one.id}, ${NOON - 3_600_000}, ${one.endTime ?? NOON + 400 * 86_400_000}, 'all',
      ${one.days ?? 14})`.execute(db)
  for (const { skuNo, stock } of one.skus)
    await sql`insert into promotion_sku (promotion_id, sku_no, stock) values (${one.id}, ${skuNo}, ${stock})`.execute(
      db,
    )
}

let persons = 0

/** Actions of shoppers and staff in free trials, besides those of after-sale service. */
export function trialHands(shop: () => OrderingShop) {
  const service = serviceHands(shop)
  const { ask, ops } = service
  const hands = {
    ...service,
    /** Returns a captcha with its answer. */
    async captcha(buyer: Buyer) {
      const { captchaId, url } = (await ask<Captcha>(buyer, 'GET', '/api/platform/usercenter/v1/captcha')).data!
      const { rows } = await sql<{ answer: string }>`select answer from captcha where id = ${captchaId}`.execute(
        shop().connection.db,
      )
      return { captchaId, url, captchaCode: openText(shop().inside.secret, 'captchas', rows[0]!.answer)! }
    },
    sign: (buyer: Buyer, wish: Partial<SignAgreement>) =>
      ask<Agreement>(buyer, 'POST', '/api/platform/riskmanager/v1/agreement', {
        agreementId: 'FREE_TRIAL',
        agreementVersion: 1,
        ...wish,
      }),
    /** Makes a shopper with a verified identity and a signed agreement. */
    async trier(): Promise<Buyer> {
      const buyer = await shop().buyer()
      const { captchaId, captchaCode } = await hands.captcha(buyer)
      const person = { realName: '王小明', idNumber: idNumberOf((persons += 1)) }
      const signed = await hands.sign(buyer, { ...person, captchaId, captchaCode })
      if (!signed.data?.signed) throw new Error(signed.message)
      return buyer
    },
    identity: async (buyer: Buyer) =>
      (
        await ask<Identity>(
          buyer,
          'GET',
          '/api/platform/riskmanager/v1/identity?agreementId=FREE_TRIAL&agreementVersion=1',
        )
      ).data,
    info: async (buyer: Buyer) =>
      (await ask<FreeTrialInfo>(buyer, 'GET', '/api/platform/usercenter/v1/freeTrail/info')).data!,
    products: (buyer: Buyer, promotionId: string) =>
      ask<FreeTrialProducts>(buyer, 'GET', `/api/platform/freetrail/${promotionId}/products/v1`),
    cart: (buyer: Buyer, skuNo: string, promotionId: string) =>
      ask<Cart>(buyer, 'POST', '/api/cart/v1/freeTrail', { skuNo, promotionId }),
    try: (buyer: Buyer, skuNo: string, promotionId: string, key?: string) =>
      ask<PlacedOrder>(
        buyer,
        'POST',
        '/api/orders/v1/freeTrail',
        {
          addressId: buyer.addressId,
          skuNo,
          promotionId,
          agreementId: 'FREE_TRIAL',
          agreementVersion: 1,
          orderWay: 2,
        },
        key,
      ),
    keep: (buyer: Buyer, orderId: string) =>
      ask<StartedPayment>(buyer, 'POST', `/api/orders/${orderId}/freeTrail/keep/v1`, {}),
    /** Makes a trial whose product was received. */
    async tried(buyer: Buyer, skuNo: string, promotionId: string) {
      const placed = await hands.try(buyer, skuNo, promotionId)
      if (!placed.data) throw new Error(placed.message)
      const { orderId } = placed.data
      const shipped = await hands.ship(orderId)
      if (shipped.code !== 0) throw new Error(shipped.message)
      await hands.confirm(buyer, orderId)
      await shop().run('events', 'events')
      return hands.order(buyer, orderId)
    },
    /** Requests the return of an order's trial. */
    async sendBack(buyer: Buyer, orderId: string) {
      const [line] = await hands.items(buyer, orderId)
      return hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: line!.skuNo, reason: 'trial-over' })
    },
    /** Reads a trial as staff. */
    asTrial: async (orderId: string) => (await ops<OpsFreeTrial>(`GET /ops/free-trials/${orderId}/v1`)).data!,
    async judge(orderId: string, deed: 'approve' | 'refuse' | 'charge', payload: object = {}) {
      const { version } = await hands.asTrial(orderId)
      return ops(`POST /ops/free-trials/${orderId}/${deed}/v1`, { version, ...payload })
    },
  }
  return hands
}

/**
 * Returns the free trial of an order.
 * @throws Error if the order has none
 */
export function trialOfOrder({ campaign }: Order): FreeTrialOrder {
  if (campaign?.kind !== 'freeTrial') throw new Error('The order tries nothing')
  return campaign
}

import { DAY, ORDER_STATUS, RETURN_TYPE, SERVICE_TYPE, USUAL_SERVICE_RULES } from '@hearth/domain'
import type { OpsAfterSale } from '@hearth/ops'
import type { AfterSaleId, ServiceItems } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { deleteAccount } from './account-doings'
import { doing, type Doing } from './doing'
import type { OfOrder } from './shopper-doings'
import type { Person, World } from './world'

/** Fen: orders are chosen here only if they earned points on at least this amount. */
const EARNED_ON = 3000

/** Ms between the end of the refund period and the end of the exchange period. */
const IN_TIME = (USUAL_SERVICE_RULES.exchangeDays - USUAL_SERVICE_RULES.refundDays) * DAY

/** The latest received orders that earned points and can still be exchanged after the refund period. */
const earning = (world: World) =>
  world.rows(sql<OfOrder>`
    select id as "orderId", shopper_id as who from orders
    where status = ${ORDER_STATUS.received} and earned_on >= ${EARNED_ON}
      and received_at > ${world.shop.ports.clock() - IN_TIME}
      and shopper_id = any(${world.people.map(({ id }) => id)}::text[])
    order by received_at desc, id limit 6`)

/** Spends points until none are left, or no product is left for them. */
async function spendPoints(world: World, who: Person): Promise<void> {
  for (const productId of ['mug-for-points', 'full-for-points'])
    for (;;) {
      const payload = { productId, addressId: who.addressId }
      const { code } = await world.ask(who, 'POST /api/platform/integral/v1/product/exchange', payload)
      if (code !== 0) break
    }
}

/**
 * Requests the exchange of a line.
 * @returns the id of the request
 */
async function askForExchange(world: World, who: Person, orderId: string): Promise<string | undefined> {
  const { data } = await world.ask<ServiceItems>(who, `GET /api/platform/orders/v1/${orderId}/items/service`)
  const line = data?.result.find(({ serviceTypes }) => serviceTypes.includes(SERVICE_TYPE.exchange))
  if (!line) return undefined
  const asked = await world.ask<AfterSaleId>(who, 'POST /api/platform/afterSales/v1', {
    serviceType: SERVICE_TYPE.exchange,
    orderItemId: line.orderItemId,
    skuNo: line.skuNo,
    reason: 'other-kind',
    itemQuantity: 1,
    returnType: RETURN_TYPE.sent,
  })
  return asked.data?.afterSaleOrderId
}

/** Ends an exchange with a refund, as staff do if there is no other piece. */
async function refundInstead(world: World, requestId: string): Promise<void> {
  for (const [deed, payload] of [
    ['agree', { withReturn: false }],
    ['refund', {}],
  ] as const) {
    const { data } = await world.ops<OpsAfterSale>(`GET /ops/after-sales/${requestId}/v1`)
    await world.ops(`POST /ops/after-sales/${requestId}/${deed}/v1`, { version: data?.version ?? 0, ...payload })
  }
}

/**
 * Waits until the refund period has ended, spends the points of an order, and lets staff refund an exchange of it. A
 * shopper without points then owes them; such a shopper requests the deletion of the account.
 */
async function owe(world: World, { orderId, who }: OfOrder): Promise<void> {
  const person = world.person(who)
  world.shop.wait(USUAL_SERVICE_RULES.refundDays * DAY)
  await spendPoints(world, person)
  const requestId = await askForExchange(world, person, orderId)
  if (requestId === undefined) return
  await refundInstead(world, requestId)
  await world.run('refund', 'events')
  await deleteAccount(world, person)
}

/** Actions by which a shopper comes to owe points. */
export const DEBT_DOINGS: readonly Doing[] = [
  doing('spend what an order earned, and have it refunded', 48, earning, owe),
]

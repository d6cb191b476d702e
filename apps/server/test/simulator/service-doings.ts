import type { AfterSaleDeed } from '@hearth/domain'
import type { OpsAfterSale } from '@hearth/ops'
import type { AfterSaleDetail, RepairPay, ServiceItems } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { doing, type Doing } from './doing'
import { presses } from './post'
import { ordersOf } from './shopper-doings'
import type { Person, World } from './world'

interface OfRequest {
  id: string
  who: string
}
/** The newest requests, including requests of gifts, for which only a refund is possible. */
const requests = (world: World) =>
  world.rows(sql<OfRequest>`
    select after_sale.id, orders.shopper_id as who from after_sale join orders on orders.id = after_sale.order_id
    where after_sale.status < 50 and orders.shopper_id = any(${world.people.map(({ id }) => id)}::text[])
    order by after_sale.id desc limit 10`)

const PARCEL = { companyName: '京东快递', trackingNumber: 'JD1' }
/** Reasons by kind of service. For some of the reasons, nothing has to be returned. */
const REASONS = {
  1: ['unwanted', 'quality-looks', 'lost', 'missing', 'slow'],
  2: ['other-kind', 'quality-looks', 'wrong'],
  3: ['damaged', 'quality-power'],
} as const

async function apply(world: World, { orderId, who }: { orderId: string; who: string }): Promise<void> {
  const person = world.person(who)
  const { data } = await world.ask<ServiceItems>(person, `GET /api/platform/orders/v1/${orderId}/items/service`)
  const able = (data?.result ?? []).filter(({ serviceTypes }) => serviceTypes.length > 0)
  if (able.length === 0) return
  const { orderItemId, skuNo, serviceTypes, serviceQuantity, sentQuantity } = world.pick(able)
  // For a partly shipped line, the pieces to service are chosen: shipped or unshipped ones. For other lines, the
  // simulator sometimes sends such a choice too, which the shop must handle.
  const which: { sent?: boolean } = sentQuantity === undefined && !world.chance(8) ? {} : { sent: world.chance(2) }
  const serviceType = world.pick(serviceTypes) as 1 | 2 | 3
  const gifts = data!.result.filter(({ gift }) => gift).map((gift) => gift.orderItemId)
  await world.ask(person, 'POST /api/platform/afterSales/v1', {
    serviceType,
    orderItemId,
    skuNo,
    reason: world.pick<string>(REASONS[serviceType]),
    itemQuantity:
      serviceType === 1 ? 1 + world.random.int(which.sent ? (sentQuantity ?? serviceQuantity) : serviceQuantity) : 1,
    ...which,
    ...world.pick([{ returnType: 2 }, { returnType: 0 }, {}]),
    ...(gifts.length > 0 && world.chance(2) ? { gifts: gifts.slice(0, 1) } : {}),
  })
}

/** For each action that a request may allow to staff: returns the action's name in the call's path, and the payload. */
const STAFF_DEEDS: Partial<Record<AfterSaleDeed, (world: World, request: OpsAfterSale) => [string, object]>> = {
  agree: (world) => ['agree', world.chance(6) ? { deductAmount: 100, deductReason: '配件缺失' } : {}],
  agreeWithoutReturn: () => ['agree', { withReturn: false }],
  refuse: () => ['refuse', { reason: '请先联系客服' }],
  receive: (world, { quantity, serviceType, gifts }) => {
    const counted = world.chance(4) ? world.random.int(quantity + 1) : quantity
    const came = gifts.map(({ afterSaleOrderId, quantity }) => ({
      afterSaleOrderId,
      counted: world.random.int(quantity + 1),
      resellable: 0,
    }))
    return ['receive', { counted, resellable: serviceType === 3 ? 0 : world.random.int(counted + 1), gifts: came }]
  },
  refuseGoods: () => ['refuse-goods', { ...PARCEL, reason: '商品已明显使用' }],
  refund: () => ['refund', {}],
  sendAnother: () => ['send-another', PARCEL],
  quote: (world) => ['quote', { items: [{ name: '工时', price: 1 + world.random.int(3000) }] }],
  quoteNothing: () => ['quote', { items: [] }],
  sendBack: () => ['send-back', PARCEL],
}

async function staffDeed(world: World, { id }: OfRequest): Promise<void> {
  const { data } = await world.ops<OpsAfterSale>(`GET /ops/after-sales/${id}/v1`)
  const able = (data?.allowed ?? []).filter((deed) => STAFF_DEEDS[deed])
  if (!data || able.length === 0) return
  const [deed, payload] = STAFF_DEEDS[world.pick(able)]!(world, data)
  await world.ops(`POST /ops/after-sales/${id}/${deed}/v1`, { version: data.version, ...payload })
}

const bill = (world: World, who: Person, id: string, payload: object) =>
  world.ask(who, `PUT /api/platform/afterSales/v1/${id}`, payload)

/** For each action that a request may allow to its shopper: takes the action. */
const OWN_DEEDS: Partial<Record<string, (world: World, who: Person, id: string) => Promise<unknown>>> = {
  cancel: (world, who, id) =>
    world.chance(3) ? world.ask(who, `DELETE /api/platform/afterSales/v1/${id}`) : look(world, who, id),
  decline: (world, who, id) => world.ask(who, `DELETE /api/platform/afterSales/v1/${id}`),
  sendBill: (world, who, id) =>
    bill(world, who, id, { submission: 'parcel', expressCompany: '顺丰速运', expressNumber: 'SF2' }),
  giveAccount: (world, who, id) =>
    bill(world, who, id, {
      submission: 'bankInfo',
      bankInfo: { bankName: '招商银行北京东城支行', accountName: '林暖', accountNumber: '6214 8301 0000 1234' },
    }),
  async payRepair(world, who, id) {
    const { data } = await world.ask<RepairPay>(who, `GET /api/platform/afterSales/v1/${id}/repairpay`)
    if (data?.cashierUrl) await presses(world, data.cashierUrl)
  },
}

const look = (world: World, who: Person, id: string) =>
  world.ask<AfterSaleDetail>(who, `GET /api/platform/afterSales/v1/${id}`)

async function ownDeed(world: World, { id, who }: OfRequest): Promise<void> {
  const person = world.person(who)
  const { data } = await look(world, person, id)
  const able = (data?.afterSaleOrder.allowed ?? []).filter((deed) => OWN_DEEDS[deed])
  if (able.length > 0) await OWN_DEEDS[world.pick(able)]!(world, person, id)
}

interface StuckRefunds {
  refunds: { refundId: string }[]
}

/** Refunds by bank transfer whatever the cashier could not refund. */
export async function sendByBank(world: World): Promise<void> {
  const { data } = await world.ops<StuckRefunds>('GET /ops/refunds/stuck/v1')
  for (const { refundId } of data?.refunds ?? [])
    await world.ops(`POST /ops/refunds/${refundId}/bank/v1`, { reference: 'B1' })
}

/** Actions of after-sale service, of shoppers and of staff. */
export const SERVICE_DOINGS: readonly Doing[] = [
  doing('ask for service', 12, ordersOf(20, 30, 40, 40, 40), apply),
  doing('staff do the next step of a request', 20, requests, staffDeed),
  doing('a shopper does the next step of a request', 10, requests, ownDeed),
  doing('send by bank what is stuck', 2, () => [undefined], sendByBank),
]

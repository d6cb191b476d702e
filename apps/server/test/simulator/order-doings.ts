import type { StartedPayment } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { sandboxPath } from '#areas/sandbox/sandbox-cashier'
import { always, doing, type Doing } from './doing'
import { TWICE } from './outside'
import { deliverPost, presses, takePost, tell } from './post'
import { ordersOf } from './shopper-doings'
import type { World } from './world'

interface OfPayment {
  paymentId: string
  amount: number
}
const paymentsOf =
  (...statuses: number[]) =>
  (world: World) =>
    world.rows(sql<OfPayment>`
      select id as "paymentId", amount from payment
      where status = any(${statuses}::integer[])
      order by id desc limit 8`)

const COMPANY = { invoiceHeaderType: 2, invoiceTitle: '暖居智能家居有限公司', invoiceTaxNumber: '91350100M000100Y43' }
const PERSONAL = { invoiceHeaderType: 1 }
const BILL = { invoiceContent: 1, invoiceType: 1 }

/** Actions on orders: of their shoppers, of the cashier, and of the cashier's notices. */
export const ORDER_DOINGS: readonly Doing[] = [
  doing('pay', 18, ordersOf(10, 15), async (world, { orderId, who }) => {
    const { data } = await world.ask<StartedPayment>(world.person(who), 'POST /api/payment/v2', { orderId })
    // Some shoppers leave, and return to the cashier's page late.
    if (data && !world.chance(5)) await presses(world, data.cashierUrl)
  }),
  doing('press at the cashier, however late', 4, paymentsOf(0, 2, 3), (world, { paymentId }) =>
    presses(world, sandboxPath(world.shop.inside.secret, paymentId)),
  ),
  doing('pay a second time for what is paid', 1, paymentsOf(1), (world, { paymentId, amount }) =>
    tell(world, { paymentId, tradeNo: `${TWICE}${paymentId}`, amount, result: 'paid', time: world.shop.ports.clock() }),
  ),
  always('the cashier sends its notices', 14, takePost),
  doing('a notice arrives', 14, ({ post }) => post.slice(0, 6), deliverPost),
  doing('cancel', 5, ordersOf(10, 20), (world, { orderId, who }) =>
    world.ask(world.person(who), `POST /api/orders/${orderId}/v2`, {}),
  ),
  doing('confirm', 9, ordersOf(30, 30, 40), (world, { orderId, who }) =>
    world.ask(world.person(who), `PUT /api/orders/${orderId}/confirm/v1`, {}),
  ),
  doing('somebody else confirms or cancels', 1, ordersOf(10, 30), (world, { orderId }) =>
    world.ask({ headers: {} }, `PUT /api/orders/${orderId}/confirm/v1`, {}),
  ),
  doing('change where it goes', 1, ordersOf(10, 20, 30), (world, { orderId, who }) =>
    world.ask(world.person(who), `PUT /api/orders/${orderId}/address/v1`, { addressId: world.person(who).addressId }),
  ),
  doing('ask for an invoice', 9, ordersOf(20, 30, 40, 40), (world, { orderId, who }) =>
    world.ask(world.person(who), 'POST /api/platform/billing/v1', {
      ...BILL,
      ...world.pick([PERSONAL, COMPANY]),
      pattern: 3,
      orderId,
    }),
  ),
  doing('change an invoice', 2, ordersOf(20, 30, 40, 90), (world, { orderId, who }) =>
    world.ask(world.person(who), `PUT /api/orders/${orderId}/invoice/v1`, {
      ...BILL,
      ...world.pick([PERSONAL, COMPANY]),
      invoiceType: world.random.int(2),
    }),
  ),
]

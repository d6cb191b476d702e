import type {
  AfterSaleDetail,
  AfterSaleForm,
  AfterSaleId,
  OrderDetail,
  OrderDraft,
  RepairPay,
  ServiceItems,
} from '@hearth/sdk/core'
import type { OpsAfterSale } from '@hearth/ops'
import type { Buyer, OrderingShop } from './ordering-shop'
import { askAs, newStaff } from './staff'

/** Actions of shoppers and staff in after-sale service. */
export function serviceHands(shop: () => OrderingShop) {
  let owner: Awaited<ReturnType<typeof newStaff>> | undefined
  let since = 0
  /**
   * Returns the headers of a member of staff. Logs in again after the clock was moved, since an unused session ends.
   */
  async function staff() {
    const now = shop().ports.clock()
    if (!owner || now - since > 60_000) owner = await newStaff(shop(), 'owner')
    since = now
    return owner
  }
  const ask = <Data>(
    buyer: Buyer,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    key?: string,
  ) =>
    shop().ask<Data>({
      method,
      url,
      headers: { ...buyer.headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(payload ? { payload } : {}),
    })
  const ops = async <Data = object>(line: string, payload?: object) => askAs<Data>(shop(), await staff(), line, payload)
  const read = async (buyer: Buyer, id: string) => {
    const { data, message } = await ask<AfterSaleDetail>(buyer, 'GET', `/api/platform/afterSales/v1/${id}`)
    if (!data) throw new Error(message)
    return data
  }
  const withOrder = async (orderId: string, deed: string, payload: object) => {
    const { data } = await ops<{ version: number }>(`GET /ops/orders/${orderId}/v1`)
    return ops(`POST /ops/orders/${orderId}/${deed}/v1`, { version: data!.version, ...payload })
  }
  const hands = {
    ask,
    ops,
    read,
    /**
     * Buys skus and pays.
     * @returns the order as its shopper reads it
     */
    async paid(
      buyer: Buyer,
      products: NonNullable<OrderDraft['products']>,
      amount: number,
      more?: Partial<OrderDraft>,
    ) {
      const { orderId } = await shop().buy(buyer, products, amount, { useGold: false, ...more })
      if (amount > 0) await shop().press(await shop().startPayment(buyer, orderId), 'pay')
      await shop().run('deliver')
      return hands.order(buyer, orderId)
    },
    order: async (buyer: Buyer, orderId: string) =>
      (await ask<OrderDetail>(buyer, 'GET', `/api/orders/${orderId}/v1`)).data!.order,
    ship: (orderId: string) => withOrder(orderId, 'ship', { companyName: '顺丰速运', trackingNumber: 'SF1' }),
    /** Cancels a paid order as staff, which creates its refund. */
    refund: (orderId: string) => withOrder(orderId, 'refund', { reason: '缺货' }),
    confirm: (buyer: Buyer, orderId: string) => ask(buyer, 'PUT', `/api/orders/${orderId}/confirm/v1`, {}),
    /**
     * Buys skus and pays; the order is then shipped and received.
     * @returns the order as its shopper reads it
     */
    async received(buyer: Buyer, ...bought: [NonNullable<OrderDraft['products']>, number, Partial<OrderDraft>?]) {
      const order = await hands.paid(buyer, ...bought)
      await hands.ship(order.orderId)
      await hands.confirm(buyer, order.orderId)
      await shop().run('events')
      return hands.order(buyer, order.orderId)
    },
    apply: (buyer: Buyer, form: Partial<AfterSaleForm>, key?: string) =>
      ask<AfterSaleId>(
        buyer,
        'POST',
        '/api/platform/afterSales/v1',
        { serviceType: 1, reason: 'unwanted', itemQuantity: 1, returnType: 2, ...form },
        key,
      ),
    items: async (buyer: Buyer, orderId: string) =>
      (await ask<ServiceItems>(buyer, 'GET', `/api/platform/orders/v1/${orderId}/items/service`)).data!.result,
    bill: (buyer: Buyer, id: string) =>
      ask(buyer, 'PUT', `/api/platform/afterSales/v1/${id}`, {
        submission: 'parcel',
        expressCompany: '顺丰速运',
        expressNumber: 'SF2',
      }),
    withdraw: (buyer: Buyer, id: string) => ask(buyer, 'DELETE', `/api/platform/afterSales/v1/${id}`),
    repairPay: (buyer: Buyer, id: string) =>
      ask<RepairPay>(buyer, 'GET', `/api/platform/afterSales/v1/${id}/repairpay`),
    /** Reads a request as staff. */
    async asStaff(id: string) {
      const { data, message } = await ops<OpsAfterSale>(`GET /ops/after-sales/${id}/v1`)
      if (!data) throw new Error(message)
      return data
    },
    /** Takes an action as staff on the current version of a request. */
    async deed(id: string, deed: string, payload: object = {}) {
      const { version } = await hands.asStaff(id)
      return ops(`POST /ops/after-sales/${id}/${deed}/v1`, { version, ...payload })
    },
    /** Completes refunds and what follows from them. */
    settle: () => shop().run('refund', 'events'),
  }
  return hands
}

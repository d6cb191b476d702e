import { sandboxPath } from '#areas/sandbox/sandbox-cashier'
import { SESSION_HEADER } from '#kernel/sessions/sessions'
import type { OpsAfterSale, OpsOrderWithPapers } from '@hearth/ops'
import type { AfterSaleId, PlacedOrder, Settlement, ServiceItems, StartedPayment } from '@hearth/sdk/core'
import type { TestShop } from '../shop'
import { askAs, newStaff } from '../staff'
import { balanceOf } from './plain'

/** A shopper of the old shop: the token of a session that the old version began, and an address. */
export interface OldShopper {
  session: string
  addressId: string
}

/** Actions of the shoppers and the staff of the old shop. */
export function oldHands(shop: TestShop) {
  let owner: Awaited<ReturnType<typeof newStaff>> | undefined
  let since = 0
  /** Returns the headers of a member of staff. Logs in again after the clock was moved. */
  async function staff() {
    const now = shop.ports.clock()
    if (!owner || now - since > 60_000) owner = await newStaff(shop, 'owner')
    since = now
    return owner
  }
  const ask = <Data = object>({ session }: Pick<OldShopper, 'session'>, line: string, payload?: object) => {
    const [method, url] = line.split(' ') as ['GET', string]
    return shop.ask<Data>({
      method,
      url,
      headers: session ? { [SESSION_HEADER]: session } : {},
      ...(payload ? { payload } : {}),
    })
  }
  const ops = async <Data = object>(line: string, payload?: object) => askAs<Data>(shop, await staff(), line, payload)
  const withOrder = async (orderId: string, deed: string, payload: object = {}) => {
    const { data } = await ops<OpsOrderWithPapers>(`GET /ops/orders/${orderId}/v1`)
    return ops(`POST /ops/orders/${orderId}/${deed}/v1`, { version: data?.version ?? 0, ...payload })
  }
  const parcel = { companyName: '顺丰速运', trackingNumber: 'SF2026' }
  const press = async ({ cashierUrl }: { cashierUrl: string }, action = 'pay') => {
    await shop.app.inject({
      method: 'POST',
      url: cashierUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `action=${action}`,
    })
    await shop.run('deliver', 'events', 'events')
  }
  const startPayment = (who: OldShopper, orderId: string) =>
    ask<StartedPayment>(who, 'POST /api/payment/v2', { orderId })
  const pay = async (who: OldShopper, orderId: string, action?: string) => {
    const started = await startPayment(who, orderId)
    if (started.data) await press(started.data, action)
    return started
  }
  const trial = async (orderId: string, deed: string, payload: object = {}) => {
    const { data } = await ops<{ version: number }>(`GET /ops/free-trials/${orderId}/v1`)
    return ops(`POST /ops/free-trials/${orderId}/${deed}/v1`, { version: data?.version ?? 0, ...payload })
  }
  const pickup = async (orderId: string, deed: string, payload: object = {}) => {
    const { data } = await ops<OpsOrderWithPapers>(`GET /ops/orders/${orderId}/v1`)
    return ops(`POST /ops/pickups/${orderId}/${deed}/v1`, { version: data?.version ?? 0, ...payload })
  }
  const deed = async (id: string, name: string, payload: object = {}) => {
    const { data } = await ops<OpsAfterSale>(`GET /ops/after-sales/${id}/v1`)
    return ops(`POST /ops/after-sales/${id}/${name}/v1`, { version: data?.version ?? 0, ...payload })
  }
  const apply = async (who: OldShopper, orderId: string, wish: object = {}, skuNo?: string) => {
    const { data } = await ask<ServiceItems>(who, `GET /api/platform/orders/v1/${orderId}/items/service`)
    const line = data?.result.find((one) => (skuNo ? one.skuNo === skuNo : one.serviceTypes.length > 0))
    return ask<AfterSaleId>(who, 'POST /api/platform/afterSales/v1', {
      serviceType: 1,
      reason: 'unwanted',
      itemQuantity: 1,
      returnType: 2,
      orderItemId: line?.orderItemId ?? 'nothing',
      skuNo: line?.skuNo ?? 'nothing',
      ...wish,
    })
  }
  const bill = (who: OldShopper, id: string) =>
    ask(who, `PUT /api/platform/afterSales/v1/${id}`, {
      submission: 'parcel',
      expressCompany: '顺丰速运',
      expressNumber: 'SF3',
    })
  const placeBalance = async (who: OldShopper, orderId: string, coupons: readonly string[] = []) => {
    const query = coupons.length > 0 ? coupons.map((id) => `&couponId=${id}`).join('') : '&couponId='
    const { data } = await ask<Settlement>(
      who,
      `GET /api/cart/v1/settlement?orderId=${orderId}&useGold=false&useDuStar=false${query}`,
    )
    return ask<PlacedOrder>(who, 'PUT /api/orders/preSale/v1', {
      orderId,
      addressId: who.addressId,
      coupons,
      orderAmount: balanceOf(data),
      useDuStar: false,
      useGold: false,
    })
  }
  return {
    ask,
    ops,
    press,
    startPayment,
    pay,
    withOrder,
    trial,
    pickup,
    deed,
    apply,
    bill,
    placeBalance,
    parcel,
    cancel: (who: OldShopper, orderId: string, reason?: string) =>
      ask(who, `POST /api/orders/${orderId}/v2`, reason ? { reason } : {}),
    ship: (orderId: string, more: object = {}) => withOrder(orderId, 'ship', { ...parcel, ...more }),
    confirm: async (who: OldShopper, orderId: string) => {
      const answer = await ask(who, `PUT /api/orders/${orderId}/confirm/v1`, {})
      await shop.run('events', 'events')
      return answer
    },
    keep: async (who: OldShopper, orderId: string) => {
      const started = await ask<StartedPayment>(who, `POST /api/orders/${orderId}/freeTrail/keep/v1`, {})
      if (started.data) await press(started.data)
      return started
    },
    /** Presses a button on the cashier's page of a payment that the old version began. */
    pressPayment: (paymentId: string, action?: string) =>
      press({ cashierUrl: sandboxPath(shop.inside.secret, paymentId) }, action),
  }
}

import type { OrderDraft, PlacedOrder, ServiceItems, Settlement } from '@hearth/sdk/core'
import type { Bought, PastCustomer, PastShop, ServiceWish } from '#kernel/demo/past-customer'

/** Returns what the demo shop's customer can do, and what staff can do with the customer's orders. */
export function customer(past: PastShop) {
  let addressId = ''
  const hands = {
    past,
    addressId: () => addressId,
    async keepAddress() {
      const address = {
        consigneeName: '王小暖',
        consigneeTele: '13900139000',
        provinceCode: '110000',
        cityCode: '110100',
        districtCode: '110101',
        detailAddress: '东华门大街 1 号院 2 号楼 301',
      }
      addressId = (await past.ask<{ addressId: string }>('POST', '/api/platform/address/v1', address)).addressId
    },
    /** @returns the order's number */
    async order(...[skuNo, itemQuantity, more]: Bought): Promise<PlacedOrder> {
      const to = more?.addressId ?? addressId
      const query = `skuNo=${skuNo}&itemQuantity=${itemQuantity}&addressId=${to}&useGold=false&useDuStar=false`
      const { amounts, coupons, campaign } = await past.ask<Settlement>('GET', `/api/cart/v1/settlement?${query}`)
      const draft: OrderDraft = {
        addressId: to,
        products: [{ skuNo, itemQuantity }],
        coupons: coupons.filter(({ applied }) => applied).map(({ couponId }) => couponId),
        orderAmount: campaign?.kind === 'preSale' ? campaign.depositAmount : amounts.payAmount,
        orderWay: 2,
        invoiceType: 0,
        invoiceContent: 1,
        invoiceHeader: 1,
        useDuStar: false,
        useGold: false,
        ...more,
      }
      return past.ask('POST', '/api/orders/v1', draft)
    },
    async pay(orderId: string) {
      const { cashierUrl } = await past.ask<{ cashierUrl: string }>('POST', '/api/payment/v2', { orderId })
      await past.press(cashierUrl)
    },
    /** @returns the order's number */
    async paid(...bought: Bought): Promise<string> {
      const { orderId } = await hands.order(...bought)
      await hands.pay(orderId)
      return orderId
    },
    async ship(orderId: string) {
      const { version } = await past.ops().orders.get({ orderId })
      const parcel = { companyName: '顺丰速运', trackingNumber: `SF${orderId.slice(-10)}` }
      await past.ops().orders.ship({ orderId, version, ...parcel })
      await past.run('events')
    },
    async track(orderId: string, text: string) {
      const { version } = await past.ops().orders.get({ orderId })
      await past.ops().orders.moveParcel({ orderId, version, text })
    },
    async confirm(orderId: string) {
      await past.ask('PUT', `/api/orders/${orderId}/confirm/v1`, {})
      await past.run('events', 'make invoices')
    },
    /** @returns the order's number */
    async received(...bought: Bought): Promise<string> {
      const orderId = await hands.paid(...bought)
      await hands.ship(orderId)
      await hands.confirm(orderId)
      return orderId
    },
    async sendIn(orderId: string, wish: ServiceWish): Promise<string> {
      const { result } = await past.ask<ServiceItems>('GET', `/api/platform/orders/v1/${orderId}/items/service`)
      const { orderItemId, skuNo } = result[0]!
      const form = { orderItemId, skuNo, itemQuantity: 1, returnType: 2, ...wish }
      const asked = await past.ask<{ afterSaleOrderId: string }>('POST', '/api/platform/afterSales/v1', form)
      const { afterSaleOrderId } = asked
      const versionNow = async () => (await past.ops().afterSales.get({ afterSaleOrderId })).version
      await past.ops().afterSales.agree({ afterSaleOrderId, version: await versionNow() })
      await past.ask('PUT', `/api/platform/afterSales/v1/${afterSaleOrderId}`, {
        submission: 'parcel',
        expressCompany: '顺丰速运',
        expressNumber: `SF${orderId.slice(-9)}1`,
      })
      const version = await versionNow()
      await past.ops().afterSales.receive({ afterSaleOrderId, version, counted: 1, resellable: 1 })
      await past.run('refund', 'events', 'make invoices')
      return afterSaleOrderId
    },
    fillCart: (skuNos: readonly string[]) =>
      past.ask('PUT', '/api/cart/v1', {
        operation: 'add',
        items: skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 })),
      }),
  }
  return hands satisfies PastCustomer
}

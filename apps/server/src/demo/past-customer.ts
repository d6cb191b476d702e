import type { QuotedPart } from '@hearth/ops'
import type { AfterSaleForm, OrderDraft, PlacedOrder, ServiceItems, Settlement } from '@hearth/sdk/core'
import type { PastShop } from '#demo/past-shop'

/** A product, how many of it, and what else the order says. */
type Bought = [skuNo: string, itemQuantity: number, more?: Partial<OrderDraft>]

/** What the demo shop's customer does, and staff with what they bought. */
export function customer(past: PastShop) {
  let addressId = ''
  const hands = {
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
    /** Orders a product at its price, with the coupon that saves most. @returns the order's number */
    async order(...[skuNo, itemQuantity, more]: Bought): Promise<PlacedOrder> {
      const query = `skuNo=${skuNo}&itemQuantity=${itemQuantity}&addressId=${addressId}&useGold=false&useDuStar=false`
      const { amounts, coupons, campaign } = await past.ask<Settlement>('GET', `/api/cart/v1/settlement?${query}`)
      const draft: OrderDraft = {
        addressId,
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
      await past.ops().orders.track({ orderId, version, text })
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
    /** Asks for service of an order's first line, has it agreed to and sends it in. @returns the request's number */
    async sendIn(orderId: string, wish: Pick<AfterSaleForm, 'serviceType' | 'reason' | 'additionalDescription'>) {
      const { result } = await past.ask<ServiceItems>('GET', `/api/platform/orders/v1/${orderId}/items/service`)
      const { orderItemId, skuNo } = result[0]!
      const form = { orderItemId, skuNo, itemQuantity: 1, returnType: 2, ...wish }
      const { afterSaleOrderId } = await past.ask<{ afterSaleOrderId: string }>(
        'POST',
        '/api/platform/afterSales/v1',
        form,
      )
      await past.ops().afterSales.agree({ afterSaleOrderId, version: await hands.requestVersion(afterSaleOrderId) })
      await past.ask('PUT', `/api/platform/afterSales/v1/${afterSaleOrderId}`, {
        submission: 'parcel',
        expressCompany: '顺丰速运',
        expressNumber: `SF${orderId.slice(-9)}1`,
      })
      const version = await hands.requestVersion(afterSaleOrderId)
      await past.ops().afterSales.receive({ afterSaleOrderId, version, counted: 1, resellable: 1 })
      await past.run('refund', 'events', 'make invoices')
      return afterSaleOrderId
    },
    requestVersion: async (afterSaleOrderId: string) => (await past.ops().afterSales.get({ afterSaleOrderId })).version,
    async quote(afterSaleOrderId: string, items: QuotedPart[]) {
      const version = await hands.requestVersion(afterSaleOrderId)
      await past.ops().afterSales.quote({ afterSaleOrderId, version, items })
      await past.run('events')
    },
    /** Signs the agreement of free trials, and has a product sent that can be tried. */
    async try(skuNo: string, promotionId: string) {
      const agreement = { agreementId: 'FREE_TRIAL', agreementVersion: 1 }
      const { captchaId } = await past.ask<{ captchaId: string }>('GET', '/api/platform/usercenter/v1/captcha')
      // Nobody's number, with a right check digit.
      const person = { realName: '王小暖', idNumber: '110105199001011232', captchaId, captchaCode: past.captcha() }
      await past.ask('POST', '/api/platform/riskmanager/v1/agreement', { ...agreement, ...person })
      const wish = { addressId, skuNo, promotionId, ...agreement, orderWay: 2 }
      const { orderId } = await past.ask<PlacedOrder>('POST', '/api/orders/v1/freeTrail', wish)
      await past.run('events')
      const { version } = await past.ops().freeTrials.get({ orderId })
      await past.ops().freeTrials.approve({ orderId, version })
      await hands.ship(orderId)
      await hands.confirm(orderId)
    },
    fillCart: (skuNos: readonly string[]) =>
      past.ask('PUT', '/api/cart/v1', {
        operation: 'add',
        items: skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 })),
      }),
  }
  return hands
}

import { beforeAll, describe, expect, it } from 'vitest'
import { anAddress, logIn, type Answer, type Shopper } from '../src/shopper'
import { shop } from './with-shop'

let owner: Shopper
let stranger: Shopper
/** Ids of the first shopper's data: an order with a payment in progress, and an address. */
let theirs: Things
/** Ids of data that does not exist. Every id has a valid form. */
let nobodys: Things

interface Things {
  orderId: string
  addressId: string
  paymentId: string
  cashier: string
}

beforeAll(async () => {
  owner = await logIn(shop, '13700000001')
  stranger = await logIn(shop, '13700000002')
  const addressId = await owner.keepAddress()
  const orderId = await owner.order({ skuNo: '100101', itemQuantity: 1 }, addressId)
  const cashier = await owner.startPayment(orderId)
  theirs = { orderId, addressId, cashier, paymentId: cashier.split('/')[2] ?? '' }
  nobodys = {
    orderId: another(orderId),
    addressId: another(addressId),
    paymentId: another(theirs.paymentId),
    cashier: cashier.replace(theirs.paymentId, another(theirs.paymentId)),
  }
})

const questions: Record<string, (asker: Shopper, things: Things) => Promise<Answer>> = {
  'the order': (asker, { orderId }) => asker.ask('GET', `/api/orders/${orderId}/v1`),
  'cancelling the order': (asker, { orderId }) =>
    asker.ask('POST', `/api/orders/${orderId}/v2`, { reason: '不想买了' }),
  'confirming its receipt': (asker, { orderId }) => asker.ask('PUT', `/api/orders/${orderId}/confirm/v1`, {}),
  'paying for it': (asker, { orderId }) => asker.ask('POST', '/api/payment/v2', { orderId, payChannel: 'sandbox' }),
  'how its payment stands': (asker, { orderId }) => asker.ask('GET', `/api/payment/polling/v1?orderId=${orderId}`),
  'how one payment of it stands': (asker, { orderId, paymentId }) =>
    asker.ask('GET', `/api/payment/polling/v1?orderId=${orderId}&paymentId=${paymentId}`),
  'what happened to it': (asker, { orderId }) => asker.ask('GET', `/api/orders/${orderId}/operLogs/v1`),
  'what happened to it, by the other address': (asker, { orderId }) =>
    asker.ask('GET', `/api/orders/${orderId}/logs/v1`),
  'where its parcels are': (asker, { orderId }) => asker.ask('POST', '/api/platform/logistics/v1/message', { orderId }),
  'where its parcels are, by the other address': (asker, { orderId }) =>
    asker.ask('POST', '/api/rest/logistics/v1/message', { orderId }),
  'the cashier’s page': (asker, { cashier }) => asker.ask('GET', cashier),
  'paying at the cashier': (asker, { cashier }) => asker.ask('POST', cashier),
  'the address': (asker, { addressId }) => asker.ask('GET', `/api/platform/address/v1/${addressId}`),
  'changing the address': (asker, { addressId }) =>
    asker.ask('PUT', `/api/platform/address/v1/${addressId}`, anAddress),
  'making the address the default': (asker, { addressId }) =>
    asker.ask('PUT', `/api/platform/address/v1/default/${addressId}`, {}),
  'deleting the address': (asker, { addressId }) => asker.ask('DELETE', `/api/platform/address/v1/${addressId}`),
  'ordering to the address': (asker, { addressId }) =>
    asker.ask('POST', '/api/orders/v1', {
      addressId,
      products: [{ skuNo: '100101', itemQuantity: 1 }],
      coupons: [],
      orderAmount: 1,
      orderWay: 2,
      invoiceType: 0,
      invoiceContent: 1,
      invoiceHeader: 1,
      useDuStar: false,
      useGold: false,
    }),
  'what an order to the address would cost': (asker, { addressId }) =>
    asker.ask('GET', `/api/cart/v1/settlement?skuNo=100101&itemQuantity=1&addressId=${addressId}`),
}

describe('a shopper who asks for another’s data', () => {
  it.each(Object.entries(questions))('gets the same answer as for what does not exist: %s', async (_name, ask) => {
    const ofTheirs = plain(await ask(stranger, theirs), theirs)
    expect(ofTheirs).toEqual(plain(await ask(stranger, nobodys), nobodys))
    expect(ofTheirs.text).not.toContain('王小暖')
  })

  it('has changed nothing, and the owner finds everything as it was', async () => {
    const { order } = await owner.get<{ order: { orderStatus: number; paymentStatus: number } }>(
      'GET',
      `/api/orders/${theirs.orderId}/v1`,
    )
    expect(order).toMatchObject({
      orderId: theirs.orderId,
      address: { consigneeName: '王小暖', consigneeTele: owner.telephone },
    })
    expect(await owner.get('GET', `/api/payment/polling/v1?orderId=${theirs.orderId}`)).toMatchObject({
      paymentId: theirs.paymentId,
      orderStatus: order.orderStatus,
    })
    expect(await owner.get('GET', `/api/platform/address/v1/${theirs.addressId}`)).toMatchObject({
      consigneeTele: owner.telephone,
    })
    expect(await owner.ask('GET', theirs.cashier)).toMatchObject({
      status: 200,
      text: expect.stringContaining('确认支付'),
    })
  })

  it('finds nothing of it in lists', async () => {
    for (const path of ['/api/orders/v1', '/api/platform/address/v1', '/api/address/v1']) {
      const { status, text } = await stranger.ask('GET', path)
      expect(status).toBe(200)
      expect(text).not.toContain(theirs.orderId)
      expect(text).not.toContain(theirs.addressId)
    }
  })
})

/** Returns a reply without its unique values: times, the requested id and the id of the request. */
function plain({ status, headers, text }: Answer, { orderId, addressId, paymentId }: Things) {
  const { date: _date, etag: _etag, 'keep-alive': _alive, 'x-request-id': _request, ...rest } = headers
  const body = [orderId, addressId, paymentId]
    .reduce((all, id) => all.replaceAll(id, 'ID'), text)
    .replace(/"currentTimeMillis":\d+/, '"currentTimeMillis":0')
  return { status, headers: rest, text: body }
}

/** Returns another id of the same form: its last hexadecimal digit is replaced. */
function another(id: string): string {
  const turned = id.replace(/[0-9a-f](?=[0-9a-f]*$)/i, (last) => (last === '1' ? '2' : '1'))
  if (turned === id) throw new Error(`No number beside ${id}`)
  return turned
}

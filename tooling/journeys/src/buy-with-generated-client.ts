import createClient from 'openapi-fetch'
import type { paths } from '../generated/shop-api'
import { hearth } from './operator'
import { anAddress } from './shopper'
import { until, type OpenShop } from './start-shop'

/** The envelope of a reply, as typed by a client generated from the OpenAPI document. */
type Envelope<Data> = { success: true; data: Data } | { success: false; code: number; message: string }

/** Returns the data of a reply; throws with the message of the shop if the call was refused. */
async function read<Data>(
  asked: Promise<{ data?: Envelope<Data>; error?: { code: number; message: string } }>,
): Promise<Data> {
  const { data: envelope, error } = await asked
  if (envelope?.success) return envelope.data
  const refusal = envelope ?? error
  throw new Error(`The shop refused: ${refusal?.code} ${refusal?.message}`)
}

/** Results of the purchase. */
export interface Bought {
  orderId: string
  payAmount: number
  /** Statuses of the order when it was paid, shipped and received. */
  statuses: number[]
  trackingNumber: string
}

/**
 * Buys with a client that a public generator made from `openapi.json`: browse, cart, login, address, checkout, order,
 * payment, parcel, receipt.
 */
export async function buyWithGeneratedClient(shop: OpenShop, telephone: string): Promise<Bought> {
  const visitor = createClient<paths>({ baseUrl: shop.origin })
  const home = await read(visitor.GET('/cms/api/v1/widgets', { params: { query: { urlMapping: '/home' } } }))
  const card = home.blocks
    .flatMap(({ widgets }) => widgets)
    .flatMap((widget) => ('products' in widget ? widget.products : []))[0]!
  const spu = await read(
    visitor.GET('/api/products/base/v2/{spuNo}/{platform}', { params: { path: { spuNo: card.spuNo, platform: 2 } } }),
  )
  const found = await read(
    visitor.GET('/api/products/spu_skus/v3', { params: { query: { spuNo: [spu.spuNo, '1002'] } } }),
  )
  const sku = found.find(({ spuNo }) => spuNo === spu.spuNo)!.skus.find(({ inventoryStatus }) => inventoryStatus === 1)!

  const { ticket } = await read(visitor.POST('/api/passport/v1/code', { body: { telephone } }))
  const { sessionToken } = await read(
    visitor.POST('/api/passport/v1/login', {
      body: { telephone, ticket, code: await shop.loginCode(telephone), session: 'token' },
    }),
  )
  const shopper = createClient<paths>({ baseUrl: shop.origin, headers: { 'x-hearth-session': sessionToken } })

  await read(
    shopper.PUT('/api/cart/v1', {
      body: { operation: 'add', items: [{ skuNo: sku.skuNo, itemQuantity: 2 }], channelId: 1, platformId: 2 },
    }),
  )
  const { count } = await read(shopper.GET('/api/cart/count/v1'))
  if (count !== 2) throw new Error(`The cart holds ${count} pieces, not 2`)

  const { addressId } = await read(shopper.POST('/api/platform/address/v1', { body: { ...anAddress, isDefault: 1 } }))
  const { amounts, coupons } = await read(shopper.GET('/api/cart/v1/settlement', { params: { query: { addressId } } }))
  const used = coupons.filter(({ applied }) => applied).map(({ couponId }) => couponId)
  const placing = {
    params: { header: { 'idempotency-key': crypto.randomUUID() } },
    body: {
      addressId,
      coupons: used,
      orderAmount: amounts.payAmount,
      orderWay: 0,
      invoiceType: 0,
      invoiceContent: 1,
      invoiceHeader: 1,
      useDuStar: false,
      useGold: false,
      version: 'v2',
    },
  } as const
  const { orderId } = await read(shopper.POST('/api/orders/v1', placing))
  const again = await read(shopper.POST('/api/orders/v1', placing))
  if (again.orderId !== orderId) throw new Error('One key placed two orders')

  const { cashierUrl } = await read(
    shopper.POST('/api/payment/v2', {
      params: { header: { 'idempotency-key': crypto.randomUUID() } },
      body: { orderId, payChannel: 'sandbox', returnUrl: `/pay-result/${orderId}` },
    }),
  )
  // The cashier's page is not an API call: its form is sent as a browser would send it.
  await fetch(new URL(cashierUrl, shop.origin), {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  await until(
    async () =>
      (await read(shopper.GET('/api/payment/polling/v1', { params: { query: { orderId } } }))).paymentStatus === 1
        ? true
        : undefined,
    `the payment of ${orderId}`,
  )

  const orderOf = async () =>
    (await read(shopper.GET('/api/orders/{orderId}/v1', { params: { path: { orderId } } }))).order
  const paid = await orderOf()
  await hearth(shop.dataDir, 'ship', orderId, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  const shipped = await orderOf()
  const { result: parcels } = await read(shopper.POST('/api/platform/logistics/v1/message', { body: { orderId } }))
  await read(shopper.PUT('/api/orders/{orderId}/confirm/v1', { params: { path: { orderId } }, body: {} }))
  const received = await orderOf()
  return {
    orderId,
    payAmount: amounts.payAmount,
    statuses: [paid, shipped, received].map(({ orderStatus }) => orderStatus),
    trackingNumber: parcels[0]!.expressNumber,
  }
}

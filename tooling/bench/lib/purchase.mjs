import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/**
 * Returns a function that sends requests over keep-alive connections. It returns the data of the envelope, or the text
 * of a page.
 */
export function createClient(origin, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (method, path, { session, body, form } = {}) => {
    const payload = form ?? (body === undefined ? undefined : JSON.stringify(body))
    const headers = {
      ...(payload === undefined
        ? {}
        : {
            'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
      ...(session ? { 'x-hearth-session': session } : {}),
      ...(body === undefined ? {} : { 'idempotency-key': randomUUID() }),
    }
    return new Promise((resolve, reject) => {
      const sent = request(origin + path, { agent, method, headers }, (reply) => {
        const parts = []
        reply.on('data', (part) => parts.push(part))
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (!reply.headers['content-type']?.startsWith('application/json')) return resolve(text)
          const { code, message, data } = JSON.parse(text)
          if (String(code) === '0') resolve(data)
          else reject(new Error(`${method} ${path}: ${code} ${message}`))
        })
      })
      sent.on('error', reject)
      sent.end(payload)
    })
  }
}

/** Time between two queries of an unsettled payment, ms. */
const PAUSE = 100

/**
 * Makes a whole purchase over HTTP: cart, settlement, order, payment, sandbox cashier, and queries until it is paid.
 */
export async function purchase(ask, { session, addressId }, skuNo) {
  await ask('PUT', '/api/cart/v1', { session, body: { operation: 'add', items: [{ skuNo, itemQuantity: 1 }] } })
  await ask('GET', '/api/cart/v4', { session })
  const { amounts } = await ask('GET', '/api/cart/v1/settlement?couponId=', { session })
  const draft = {
    addressId,
    coupons: [],
    orderAmount: amounts.payAmount,
    orderWay: 0,
    invoiceType: 0,
    invoiceContent: 1,
    invoiceHeader: 1,
    useDuStar: true,
    useGold: true,
  }
  const { orderId } = await ask('POST', '/api/orders/v1', { session, body: draft })
  const { cashierUrl } = await ask('POST', '/api/payment/v2', {
    session,
    body: { orderId, returnUrl: `/pay-result/${orderId}` },
  })
  await ask('GET', cashierUrl)
  await ask('POST', cashierUrl, { form: 'action=pay' })
  for (let polls = 1; polls < 200; polls += 1) {
    const { paymentStatus } = await ask('GET', `/api/payment/polling/v1?orderId=${orderId}`, { session })
    if (paymentStatus !== 0) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  throw new Error(`${orderId} was never paid`)
}

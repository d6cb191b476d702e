import { createHash, randomUUID } from 'node:crypto'
import { connect } from 'node:net'

/** The sku of a rush, which has no gifts. */
export const RUSH_SKU = '100301'
const RUSH_PRICE = 5_900
const HEAD_END = '\r\n\r\n'

/** Returns the session of the n-th shopper of a rush. */
export const sessionOf = (n) => `rush${'0'.repeat(39 - String(n).length)}${n}`

/** Creates the shoppers `rush-1`, `rush-2` and so on, logged in and with an address each, and a flash sale of a sku. */
export async function prepareRush(postgres, database, shoppers) {
  const now = Date.now()
  const sessions = Array.from(
    { length: shoppers },
    (_, at) =>
      `('${createHash('sha256')
        .update(sessionOf(at + 1))
        .digest('hex')}', 'rush-${at + 1}')`,
  )
  await postgres.query(
    database,
    `insert into shopper (id, telephone, display_name, created_at)
    select 'rush-' || n, 'rush-' || n, '用户' || n, ${now} from generate_series(1, ${shoppers}) as n;
    insert into address (id, shopper_id, consignee_name, consignee_tele, province_code, city_code, district_code,
      street_code, province_name, city_name, district_name, street_name, detail_address, created_at)
    select 'rush-' || n, 'rush-' || n, '林暖', '13800000000', '110000', '110100', '110101', '', '北京市', '北京市',
      '东城区', '', '长安街 ' || n || ' 号', ${now} from generate_series(1, ${shoppers}) as n;
    insert into session (token_hash, shopper_id, created_at, expires_at, used_at)
    select hash, id, ${now}, ${now + 2_592_000_000}, ${now} from (values ${sessions.join(',')}) as one (hash, id);
    insert into promotion (id, promotion_type, name, begin_time, end_time, support_target)
    values ('rush', 101, '限时抢购', ${now - 60_000}, ${now + 86_400_000}, 'all');
    insert into promotion_sku (promotion_id, sku_no, promotion_price, stock, shopper_limit)
    values ('rush', '${RUSH_SKU}', ${RUSH_PRICE}, 0, 5);
    vacuum analyze;`,
  )
}

/** Sets the stock of the flash sale to a number of pieces, and the stock of the sku to a larger number. */
export const stockRush = (postgres, database, pieces) =>
  postgres.query(
    database,
    `update promotion_sku set stock = ${pieces}, sold = 0 where promotion_id = 'rush';
    update sku set stock = 10000000 where sku_no = '${RUSH_SKU}';`,
  )

/** Returns the price of one order in fen. */
export async function priceOfRush(origin) {
  const reply = await fetch(
    `${origin}/api/cart/v1/settlement?skuNo=${RUSH_SKU}&itemQuantity=1&couponId=&addressId=rush-1`,
    { headers: { 'x-hearth-session': sessionOf(1) } },
  )
  return (await reply.json()).data.amounts.payAmount
}

/**
 * Returns the bytes of the request that places the order of the n-th shopper.
 * @param key its idempotency key; null for none: such an order is placed in a transaction of its own
 */
export function orderOf(n, amount, key = randomUUID()) {
  const body = JSON.stringify({
    addressId: `rush-${n}`,
    products: [{ skuNo: RUSH_SKU, itemQuantity: 1 }],
    coupons: [],
    orderAmount: amount,
    orderWay: 2,
    invoiceType: 0,
    invoiceContent: 1,
    invoiceHeader: 1,
    useDuStar: true,
    useGold: true,
  })
  const head = [
    'POST /api/orders/v1 HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-hearth-session: ${sessionOf(n)}`,
    ...(key === null ? [] : [`idempotency-key: ${key}`]),
  ]
  return Buffer.from(head.join('\r\n') + HEAD_END + body)
}

/**
 * Opens a connection that sends one request after the other, and returns the status and the envelope of each reply. It
 * parses only HTTP as the shop's servers send it, so that it takes little CPU time from them.
 */
export async function openLine(port) {
  const socket = connect({ port, host: 'localhost', noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let read = ''
  let waiting
  const end = (error) => {
    waiting?.reject(error ?? new Error('The connection was closed'))
    waiting = undefined
  }
  socket.on('error', end).on('close', () => end())
  socket.setEncoding('utf8').on('data', (part) => {
    read += part
    const headEnd = read.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = read.slice(0, headEnd)
    const body = read.slice(headEnd + HEAD_END.length)
    if (Buffer.byteLength(body) < Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])) return
    read = ''
    const { resolve } = waiting
    waiting = undefined
    resolve({
      status: Number(head.slice(9, 12)),
      retryAfter: Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? 0),
      ...JSON.parse(body),
    })
  })
  return {
    ask: (bytes) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(bytes)
      }),
    close: () => socket.destroy(),
  }
}

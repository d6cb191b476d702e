import { randomUUID } from 'node:crypto'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { ratio, report } from './lib/ratio.mjs'
import { startShop } from './lib/servers.mjs'
import { createShopper, PLAIN_SKUS } from './lib/shopper.mjs'

const ORDERS = 120
const AT_ONCE = 16
// The number of shoppers is enough for four measurements of the shop, since each shopper can have only ten unpaid
// orders.
const SHOPPERS = (4 * ORDERS) / 10

/** Measures orders per second on the embedded database, compared with PostgreSQL. */
export async function benchPlaceOrders() {
  const bin = findPostgres()
  if (!bin) {
    console.log('No PostgreSQL >= 15 is installed: orders on the embedded database are not compared.')
    return
  }
  const postgres = startPostgres(bin, 4392)
  const native = await startShop(4393, { DATABASE_URL: postgres.url })
  const embedded = await startShop(4394)
  try {
    const own = await crowd(embedded)
    const other = await crowd(native)
    report(
      'Orders placed a second, embedded database',
      await ratio(
        () => placeMany(own),
        () => placeMany(other),
        3,
      ),
      'of a native PostgreSQL',
    )
  } finally {
    await embedded.stop()
    await native.stop()
    postgres.stop()
  }
}

async function crowd(shop) {
  const shoppers = []
  for (let at = 0; at < SHOPPERS; at += 1) shoppers.push(await createShopper(shop, `139001390${10 + at}`))
  return { shoppers, next: 0 }
}

async function placeMany(crowd) {
  const started = performance.now()
  let left = ORDERS
  const worker = async () => {
    while (left-- > 0) {
      const turn = crowd.next++
      const shopper = crowd.shoppers[turn % SHOPPERS]
      const skuNo = PLAIN_SKUS[turn % PLAIN_SKUS.length]
      const { amounts } = await shopper.call(
        'GET',
        `/api/cart/v1/settlement?skuNo=${skuNo}&itemQuantity=1&couponId=&addressId=${shopper.addressId}`,
      )
      await shopper.call(
        'POST',
        '/api/orders/v1',
        {
          addressId: shopper.addressId,
          products: [{ skuNo, itemQuantity: 1 }],
          coupons: [],
          orderAmount: amounts.payAmount,
          orderWay: 0,
          invoiceType: 0,
          invoiceContent: 1,
          invoiceHeader: 1,
          useDuStar: true,
          useGold: true,
        },
        { 'idempotency-key': randomUUID() },
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (ORDERS * 1000) / (performance.now() - started)
}

import { createClient, purchase } from './purchase.mjs'
import { createShopper, PLAIN_SKUS } from './shopper.mjs'

const SHOPPERS = 64
const MOST_AT_ONCE = 32
const SECONDS = 5

/**
 * Creates shoppers who buy one order after the other.
 * @returns a function that measures purchases per second of this many shoppers at once
 */
export async function createCrowd(shop) {
  const ask = createClient(shop.origin, MOST_AT_ONCE)
  const shoppers = []
  for (let at = 0; at < SHOPPERS; at += 1) {
    const { session, addressId } = await createShopper(shop, `1390013${1000 + at}`)
    shoppers.push({ session, addressId })
  }
  let turn = 0
  return (atOnce = MOST_AT_ONCE) =>
    async () => {
      const began = performance.now()
      let done = 0
      const buy = async () => {
        while (performance.now() - began < SECONDS * 1000) {
          const shopper = shoppers.shift()
          await purchase(ask, shopper, PLAIN_SKUS[turn++ % PLAIN_SKUS.length])
          shoppers.push(shopper)
          done += 1
        }
      }
      await Promise.all(Array.from({ length: atOnce }, buy))
      return (done * 1000) / (performance.now() - began)
    }
}

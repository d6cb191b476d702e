import { createClient, purchase } from './purchase.mjs'
import { login } from './login.mjs'

const SHOPPERS = 64
const MOST_AT_ONCE = 32
const SECONDS = 5

// Skus without gifts, so that every purchase updates the same rows.
const skus = [
  '100301',
  '100401',
  '100501',
  '110101',
  '110201',
  '120201',
  '120301',
  '130201',
  '140201',
  '150201',
  '160201',
  '170101',
  '180101',
  '190201',
  '200201',
  '200301',
]

/** Shoppers who keep buying. @returns measures the purchases a second of this many at once */
export async function createCrowd(shop) {
  const ask = createClient(shop.origin, MOST_AT_ONCE)
  const shoppers = []
  for (let at = 0; at < SHOPPERS; at += 1) {
    const telephone = `1390013${1000 + at}`
    const call = await login(shop, telephone)
    const { addressId } = await call('POST', '/api/platform/address/v1', {
      consigneeName: '王小暖',
      consigneeTele: telephone,
      provinceCode: '110000',
      cityCode: '110100',
      districtCode: '110101',
      streetCode: '',
      detailAddress: '长安街 1 号',
    })
    shoppers.push({ session: call.session, addressId })
  }
  let turn = 0
  return (atOnce = MOST_AT_ONCE) =>
    async () => {
      const began = performance.now()
      let done = 0
      const buy = async () => {
        while (performance.now() - began < SECONDS * 1000) {
          const shopper = shoppers.shift()
          await purchase(ask, shopper, skus[turn++ % skus.length])
          shoppers.push(shopper)
          done += 1
        }
      }
      await Promise.all(Array.from({ length: atOnce }, buy))
      return (done * 1000) / (performance.now() - began)
    }
}

import { login } from './login.mjs'

/** Skus without gifts, so that every order changes the same number of rows. */
export const PLAIN_SKUS = [
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

/** Creates a shopper with a login and an address. */
export async function createShopper(shop, telephone) {
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
  return { call, session: call.session, addressId }
}

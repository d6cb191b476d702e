import type { OrderAddress } from '@hearth/sdk/core'

/** Where an order goes that goes nowhere, or of which it was forgotten. */
export const NOWHERE: OrderAddress = {
  consigneeName: '',
  consigneeTele: '',
  provinceName: '',
  cityName: '',
  districtName: '',
  streetName: '',
  detailAddress: '',
}

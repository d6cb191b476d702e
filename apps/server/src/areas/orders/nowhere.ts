import type { OrderAddress } from '@hearth/sdk/core'

/** The destination of an order without delivery, or of one whose recipient was erased. */
export const NOWHERE: OrderAddress = {
  consigneeName: '',
  consigneeTele: '',
  provinceName: '',
  cityName: '',
  districtName: '',
  streetName: '',
  detailAddress: '',
}

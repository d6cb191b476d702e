import type { AfterSaleAddress } from '#after-sale/after-sale-address'
import { HAS_INVOICE, type HasInvoice } from '#codes/has-invoice'
import type { ReturnType } from '#codes/return-type'
import type { ServiceType } from '#codes/service-type'

/** Where a courier fetches it, and when. */
export interface PickupInfo extends AfterSaleAddress {
  /** Of the shopper's address book; absent for one typed in. */
  addressId?: string
  /** `YYYY-MM-DD`; absent: as soon as can be. */
  pickupDay?: string
  /** One of `PICKUP_HOURS`. */
  pickupHours?: string
}

/** What a shopper fills in for after-sale (E08). */
export interface AfterSaleForm {
  /** Empty until chosen. */
  serviceType: ServiceType | ''
  reason: string
  reasonTxt: string
  hasChild: boolean
  rootReason: string
  childReasonTxt: string
  tips: string
  itemQuantity: number
  /** Whether it is about pieces that were sent, of a line of which others wait; absent where all stand alike. */
  sent?: boolean
  additionalDescription: string
  detailImages: string[]
  /** Empty until chosen. */
  returnType: ReturnType | ''
  /** Where a courier fetches it, and where the mended one is sent; the same unless said. */
  returnInfo?: PickupInfo
  sendBackInfo?: AfterSaleAddress & { addressId?: string }
  sameWithReturn: boolean
  /** Order lines of the gifts that come back along. */
  gifts: string[]
  /** Skus of a set that come back, where only a part of it does. */
  suitSkuInfo: { skuNo: string; itemQuantity: number }[]
  hasInvoice: HasInvoice
  /** Epoch ms. */
  invoiceTime?: number
  invoicePicture: string
  skuNo: string
  /** Fen. */
  itemPrice: number
}

/**
 * An after-sale form nothing is filled in yet (E08, S13): one piece, sent back to where it was fetched.
 * @param product what is sent back, when the form begins again for the same product; none when it is cleared
 */
export const emptyAfterSaleForm = (
  { skuNo, itemPrice }: Pick<AfterSaleForm, 'skuNo' | 'itemPrice'> = { skuNo: '', itemPrice: 0 },
): AfterSaleForm => ({
  serviceType: '',
  reason: '',
  reasonTxt: '',
  hasChild: false,
  rootReason: '',
  childReasonTxt: '',
  tips: '',
  itemQuantity: 1,
  additionalDescription: '',
  detailImages: [],
  returnType: '',
  sameWithReturn: true,
  gifts: [],
  suitSkuInfo: [],
  hasInvoice: HAS_INVOICE.unsaid,
  invoicePicture: '',
  skuNo,
  itemPrice,
})

import type { AfterSaleAddress } from '#after-sale/after-sale-address'
import { HAS_INVOICE, type HasInvoice } from '#codes/has-invoice'
import type { ReturnType } from '#codes/return-type'
import type { ServiceType } from '#codes/service-type'

/** Where and when a courier collects the product. */
export interface PickupInfo extends AfterSaleAddress {
  /** Id in the shopper's address book; absent for an address that was typed. */
  addressId?: string
  /** `YYYY-MM-DD`; absent for the earliest possible day. */
  pickupDay?: string
  /** One of `PICKUP_HOURS`. */
  pickupHours?: string
}

/** The fields that a shopper fills in to request after-sale service (E08). */
export interface AfterSaleForm {
  /** Kind of service; empty until it is chosen. */
  serviceType: ServiceType | ''
  reason: string
  reasonTxt: string
  hasChild: boolean
  rootReason: string
  childReasonTxt: string
  tips: string
  itemQuantity: number
  /** Whether the request is for the shipped pieces of a partly shipped line; absent for other lines. */
  sent?: boolean
  additionalDescription: string
  detailImages: string[]
  /** Way of return; empty until it is chosen. */
  returnType: ReturnType | ''
  /**
   * `returnInfo`: where a courier collects the product. `sendBackInfo`: where the repaired product is sent, if that is
   * another address.
   */
  returnInfo?: PickupInfo
  sendBackInfo?: AfterSaleAddress & { addressId?: string }
  sameWithReturn: boolean
  /** Order lines of the gifts that are also returned. */
  gifts: string[]
  /** Skus of a set to return, if only a part of the set is returned. */
  suitSkuInfo: { skuNo: string; itemQuantity: number }[]
  hasInvoice: HasInvoice
  /** Epoch ms: date of the invoice. */
  invoiceTime?: number
  invoicePicture: string
  skuNo: string
  /** Fen: price of the product. */
  itemPrice: number
}

/**
 * Returns an empty after-sale form (E08, S13): one piece, sent back to the collection address.
 * @param product the product that the form is for; absent to clear the form
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

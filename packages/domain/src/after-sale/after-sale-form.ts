import type { AfterSaleAddress } from '#after-sale/after-sale-address'
import { HAS_INVOICE, type HasInvoice } from '#codes/has-invoice'
import type { ReturnType } from '#codes/return-type'
import type { ServiceType } from '#codes/service-type'

/** Where and when a courier collects it. */
export interface PickupInfo extends AfterSaleAddress {
  /** Id in the shopper's address book; absent for one typed in. */
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
  /** Whether it is about the sent pieces of a partly shipped line; absent if the line is not partly shipped. */
  sent?: boolean
  additionalDescription: string
  detailImages: string[]
  /** Empty until chosen. */
  returnType: ReturnType | ''
  /** Where a courier collects it, and where the repaired one is sent; the same unless given. */
  returnInfo?: PickupInfo
  sendBackInfo?: AfterSaleAddress & { addressId?: string }
  sameWithReturn: boolean
  /** Order lines of the gifts that are returned with it. */
  gifts: string[]
  /** Skus of a set that are returned, if only a part of it is. */
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
 * An empty after-sale form (E08, S13): one piece, sent back to the address of collection.
 * @param product the product, when the form starts again for the same one; none when it is cleared
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

/** What a shopper fills in for after-sale (E08). */
export interface AfterSaleForm {
  serviceType: string
  reason: string
  reasonTxt: string
  hasChild: boolean
  rootReason: string
  childReasonTxt: string
  tips: string
  itemQuantity: number
  additionalDescription: string
  detailImages: string[]
  returnType: string
  /** Where a courier fetches it, and where the mended one is sent; the same unless said. */
  returnInfo?: { addressId: string }
  sendBackInfo?: { addressId: string }
  sameWithReturn: boolean
  gifts: string[]
  suitSkuInfo: string[]
  /** -1 not said yet, 0 no, 1 yes. */
  hasInvoice: -1 | 0 | 1
  /** Epoch ms. */
  invoiceTime?: number
  invoicePicture: string
  skuNo: string
  /** Fen. */
  itemPrice: number
}

/** An after-sale form nothing is filled in yet (E08, S13): one piece, sent back to where it was fetched. */
export const emptyAfterSaleForm = (): AfterSaleForm => ({
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
  hasInvoice: -1,
  invoicePicture: '',
  skuNo: '',
  itemPrice: 0,
})

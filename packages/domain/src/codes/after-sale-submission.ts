/**
 * The data that a shopper adds to an approved after-sale request (F10, S13): the returned parcel, or a bank account for
 * the refund. The specification does not define the codes.
 */
export const AFTER_SALE_SUBMISSION = { parcel: 'parcel', bankInfo: 'bankInfo' } as const

/** One of {@link AFTER_SALE_SUBMISSION}. */
export type AfterSaleSubmission = (typeof AFTER_SALE_SUBMISSION)[keyof typeof AFTER_SALE_SUBMISSION]

/** The label that shoppers read for each kind of data. */
export const AFTER_SALE_SUBMISSION_LABEL: Readonly<Record<AfterSaleSubmission, string>> = {
  parcel: '填写寄回单号',
  bankInfo: '填写收款账户',
}

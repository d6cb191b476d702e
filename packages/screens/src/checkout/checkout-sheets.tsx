import type { Settlement } from '@hearth/state'
import { AddressSheet } from './address-sheet'
import { CouponSheet } from './coupon-sheet'
import { InvoiceSheet } from './invoice-sheet'
import { RemarkSheet } from './remark-sheet'
import { TenderSheet } from './tender-sheet'

// In the file of the sheets, which the first press fetches: a file of its own would cost more than its content.
export { ChosenCabinet } from './chosen-cabinet'

/** Sheets of checkout. */
export type CheckoutSheet = 'address' | 'coupons' | 'tenders' | 'invoice' | 'remark'

/** Props of `CheckoutSheets`. */
export interface CheckoutSheetsProps {
  /** The open one, if any. */
  open: CheckoutSheet | ''
  onClose: () => void
  settlement: Settlement
}

/** The sheets of checkout: one at most is open. */
export function CheckoutSheets({ open, onClose, settlement }: CheckoutSheetsProps) {
  return (
    <>
      <AddressSheet open={open === 'address'} onClose={onClose} />
      <CouponSheet open={open === 'coupons'} onClose={onClose} coupons={settlement.coupons} />
      <TenderSheet open={open === 'tenders'} onClose={onClose} tenders={settlement.tenders} />
      <RemarkSheet open={open === 'remark'} onClose={onClose} />
      <InvoiceSheet
        open={open === 'invoice'}
        onClose={onClose}
        merchantIds={settlement.promotionGroups.flatMap(({ groups }) => groups.map(({ merchantId }) => merchantId))}
      />
    </>
  )
}

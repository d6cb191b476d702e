import type { Settlement } from '@hearth/state'
import { AddressSheet } from './address-sheet'
import { CouponSheet } from './coupon-sheet'
import { InvoiceSheet } from './invoice-sheet'
import { RemarkSheet } from './remark-sheet'
import { TenderSheet } from './tender-sheet'

// The component of the chosen cabinet is exported from this file, which the first press loads. The file
// `chosen-cabinet` is so small that loading it separately would cost more bytes than it contains.
export { ChosenCabinet } from './chosen-cabinet'

/** Name of a sheet of checkout. */
export type CheckoutSheet = 'address' | 'coupons' | 'tenders' | 'invoice' | 'remark'

export interface CheckoutSheetsProps {
  /** The open sheet; empty if none is. */
  open: CheckoutSheet | ''
  onClose: () => void
  settlement: Settlement
}

/** The sheets of checkout. At most one is open. */
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

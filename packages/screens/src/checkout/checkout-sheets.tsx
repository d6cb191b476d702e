import type { CheckoutCoupon } from '@hearth/state'
import { AddressSheet } from './address-sheet'
import { CouponSheet } from './coupon-sheet'
import { InvoiceSheet } from './invoice-sheet'

/** What can be opened over checkout. */
export type CheckoutSheet = 'address' | 'coupons' | 'invoice'

/** Props of `CheckoutSheets`. */
export interface CheckoutSheetsProps {
  /** The open one, if any. */
  open: CheckoutSheet | ''
  onClose: () => void
  coupons: CheckoutCoupon[]
}

/** The sheets of checkout: one at most is open. */
export function CheckoutSheets({ open, onClose, coupons }: CheckoutSheetsProps) {
  return (
    <>
      <AddressSheet open={open === 'address'} onClose={onClose} />
      <CouponSheet open={open === 'coupons'} onClose={onClose} coupons={coupons} />
      <InvoiceSheet open={open === 'invoice'} onClose={onClose} />
    </>
  )
}

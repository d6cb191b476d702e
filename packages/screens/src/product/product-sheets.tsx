import type { Sku } from '@hearth/state'
import { ChoiceSheet } from './choice-sheet'
import { CouponSheet } from './coupon-sheet'
import type { ProductPageView } from './product-view'

/** What can be opened over a product page. */
export type ProductSheet = 'choice' | 'coupons'

/** The sheets of a product page: one at most is open. */
export function ProductSheets({
  open,
  onClose,
  sku,
  view,
}: {
  open: ProductSheet | undefined
  onClose: () => void
  sku: Sku
  view: ProductPageView
}) {
  return (
    <>
      <ChoiceSheet open={open === 'choice'} onClose={onClose} spuNo={sku.spuNo} sku={sku} view={view} />
      <CouponSheet open={open === 'coupons'} onClose={onClose} skuNo={sku.skuNo} />
    </>
  )
}

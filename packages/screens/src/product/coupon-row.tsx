import { Box, Cell, late } from '@hearth/ui'
import { useState } from 'react'
import css from './product.module.css'

const CouponSheet = late(async () => (await import('./coupon-sheet')).CouponSheet)

/** Leads to the coupons that can be taken for a sku; which these are is asked once somebody looks. */
export function CouponRow({ skuNo }: { skuNo: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Box className={css.couponRow}>
        <Cell title="优惠券" value="领券" onPress={() => setOpen(true)} />
      </Box>
      <CouponSheet open={open} onClose={() => setOpen(false)} skuNo={skuNo} />
    </>
  )
}

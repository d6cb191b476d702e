import { Box, Skeleton } from '@hearth/ui'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import css from './cashier.module.css'

/** Placeholders while the page loads. */
export function CashierSkeleton() {
  return (
    <Box className={css.page}>
      <Box className={css.amount}>
        <Skeleton lines={3} className={css.waiting} />
      </Box>
      <CardsSkeleton lines={[3, 5]} className={css.column} />
    </Box>
  )
}

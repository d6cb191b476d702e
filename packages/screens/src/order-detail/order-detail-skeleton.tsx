import { Box, Skeleton } from '@hearth/ui'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import css from './order-detail.module.css'

/** Placeholders while the order loads. */
export function OrderDetailSkeleton() {
  return (
    <Box className={css.page}>
      <Box className={css.status}>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
      </Box>
      <CardsSkeleton lines={[2, 8]} className={css.column} />
      <CardsSkeleton lines={[5]} className={css.column} />
    </Box>
  )
}

import { Box } from '@hearth/ui'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import css from './checkout.module.css'

/** Placeholders while checkout loads. */
export function CheckoutSkeleton() {
  return (
    <Box className={css.page}>
      <CardsSkeleton lines={[2, 6, 4]} className={css.column} />
      <CardsSkeleton lines={[5]} className={css.aside} />
    </Box>
  )
}

import { Box, ListSkeleton, Skeleton } from '@hearth/ui'
import css from './cart.module.css'

/** Placeholders while the cart loads. */
export function CartSkeleton() {
  return (
    <Box className={css.whole}>
      <Box className={css.stage}>
        <Box className={css.groups}>
          <ListSkeleton />
        </Box>
        <Box className={css.waiting}>
          <Skeleton lines={4} />
        </Box>
      </Box>
    </Box>
  )
}

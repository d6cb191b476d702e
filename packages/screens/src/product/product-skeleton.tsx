import { Box, Skeleton } from '@hearth/ui'
import css from './product.module.css'

/** Placeholders while the product loads. */
export function ProductSkeleton() {
  return (
    <Box className={css.stage}>
      <Box className={css.gallery}>
        <Skeleton shape="square" />
      </Box>
      <Box className={css.facts}>
        <Box className={css.names}>
          <Skeleton lines={4} />
        </Box>
      </Box>
    </Box>
  )
}

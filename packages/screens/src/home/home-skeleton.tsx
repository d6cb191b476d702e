import { Box, ProductGridSkeleton, Skeleton } from '@hearth/ui'
import css from './home.module.css'

/** Placeholders while the home page loads. */
export function HomeSkeleton() {
  return (
    <>
      <Box className={css.banner}>
        <Skeleton shape="wide" className={css.bannerPicture} />
      </Box>
      <ProductGridSkeleton />
    </>
  )
}

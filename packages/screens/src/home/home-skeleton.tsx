import { Box, ProductGridSkeleton, Skeleton } from '@hearth/ui'
import css from './home.module.css'

/** The home page's shape while it loads. */
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

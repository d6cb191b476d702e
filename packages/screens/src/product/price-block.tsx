import { PROMOTION_TYPE_LABEL } from '@hearth/domain'
import { Box, Price, Text } from '@hearth/ui'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import type { ProductPageView } from './product-view'
import css from './product.module.css'

/** The price for this shopper. If a promotion sets it, also the promotion's name and remaining time. */
export function PriceBlock({ view, sold }: { view: ProductPageView; sold: number }) {
  const { promotion } = view
  return (
    <Box className={promotion ? css.priceHot : css.price}>
      <Box className={css.priceMain}>
        <Price fen={view.price} originalFen={view.originalPrice} size="l" />
        {promotion && <Text className={css.priceTag}>{PROMOTION_TYPE_LABEL[promotion.promotionType]}</Text>}
      </Box>
      {promotion ? (
        <PromotionClock endTime={promotion.endTime} label="距结束" />
      ) : (
        <Text className={css.sold}>已售 {pieces(sold)}</Text>
      )}
    </Box>
  )
}

/** Returns a rounded number of sold pieces: 1.8 万+ for 18231. */
const pieces = (count: number): string => (count < 10_000 ? String(count) : `${Math.floor(count / 1000) / 10} 万+`)

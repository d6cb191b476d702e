import { AVAILABILITY } from '@hearth/domain'
import type { FissionActivity } from '@hearth/state'
import { Box, Price } from '@hearth/ui'
import { CampaignLink, CampaignProduct } from '#parts/campaign/campaign-product'
import css from './fission.module.css'

/** The product of an activity. Its price is the same with and without help of friends. */
export function ProductPart({ activity: { productInfo } }: { activity: FissionActivity }) {
  const { name, price, originalPrice, availability } = productInfo
  return (
    <CampaignProduct product={productInfo}>
      <Box className={css.foot}>
        <Price fen={price} originalFen={originalPrice} />
        <CampaignLink
          product={productInfo}
          gone={availability !== AVAILABILITY.available}
          text="查看商品"
          label={`查看商品：${name}`}
        />
      </Box>
    </CampaignProduct>
  )
}

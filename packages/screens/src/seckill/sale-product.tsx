import { CAMPAIGN_STATUS, type CampaignStatus } from '@hearth/domain'
import type { FlashSaleProduct } from '@hearth/state'
import { Box, Price } from '@hearth/ui'
import { CampaignLink, CampaignProduct } from '#parts/campaign/campaign-product'
import { LeftPart } from './left-part'
import { RemindButton } from './remind-button'
import css from './seckill.module.css'

/** A product of a flash sale: its sale price, the pieces left, and its action. */
export function SaleProduct({ product, status }: { product: FlashSaleProduct; status: CampaignStatus }) {
  const { sellingPoint, skuCount, salePrice, price, originalPrice } = product
  const running = status === CAMPAIGN_STATUS.running
  const here = running && product.remainPercent > 0
  return (
    <CampaignProduct product={product} note={skuCount > 1 ? `${skuCount} 款可选 · ${sellingPoint}` : undefined}>
      <LeftPart product={product} running={running} />
      <Box className={css.foot}>
        <Price fen={salePrice} originalFen={running ? originalPrice : price} size="l" />
        <Box className={css.deed}>
          {status === CAMPAIGN_STATUS.notBegun ? (
            <RemindButton product={product} />
          ) : (
            <CampaignLink product={product} gone={!here} text={here ? '马上抢' : running ? '已抢光' : '已结束'} />
          )}
        </Box>
      </Box>
    </CampaignProduct>
  )
}

import { CAMPAIGN_STATUS, type CampaignStatus } from '@hearth/domain'
import type { FlashSaleProduct } from '@hearth/state'
import { Box, Card, Image, Link, Price, Text } from '@hearth/ui'
import { routePath } from '#routes'
import { LeftPart } from './left-part'
import { RemindButton } from './remind-button'
import css from './seckill.module.css'

/** A product of a flash sale: what it costs in it, what is left, and how to have it. */
export function SaleProduct({ product, status }: { product: FlashSaleProduct; status: CampaignStatus }) {
  const { spuNo, skuNo, name, sellingPoint, picture, skuCount, salePrice, price, originalPrice } = product
  const running = status === CAMPAIGN_STATUS.running
  const here = running && product.remainPercent > 0
  const page = routePath('product', { spuNo }, { skuNo })
  return (
    <Card className={css.line}>
      <Link to={page} className={css.frame} label={`${name}的图片`}>
        <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="112px" />
      </Link>
      <Box className={css.words}>
        <Link to={page} className={css.about}>
          <Text as="p" className={css.name}>
            {name}
          </Text>
          <Text as="p" className={css.note}>
            {skuCount > 1 ? `${skuCount} 款可选 · ${sellingPoint}` : sellingPoint}
          </Text>
        </Link>
        <LeftPart product={product} running={running} />
        <Box className={css.foot}>
          <Price fen={salePrice} originalFen={running ? originalPrice : price} size="l" />
          <Box className={css.deed}>
            {status === CAMPAIGN_STATUS.notBegun ? (
              <RemindButton product={product} />
            ) : (
              <Link to={page} className={here ? css.go : css.gone}>
                {here ? '马上抢' : running ? '已抢光' : '已结束'}
              </Link>
            )}
          </Box>
        </Box>
      </Box>
    </Card>
  )
}

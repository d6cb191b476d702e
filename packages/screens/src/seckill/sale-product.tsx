import { CAMPAIGN_STATUS, type CampaignStatus } from '@hearth/domain'
import type { FlashSaleProduct } from '@hearth/state'
import { Box, Card, Image, Link, Price, Text } from '@hearth/ui'
import { routePath } from '#routes'
import { LeftPart } from './left-part'
import { RemindButton } from './remind-button'
import css from './seckill.module.css'

/** A product of a flash sale: what it costs in it, what is left, and how to have it. */
export function SaleProduct({ product, status }: { product: FlashSaleProduct; status: CampaignStatus }) {
  const { spuNo, skuNo, name, sellingPoint, picture, attributes, salePrice, price, originalPrice } = product
  const running = status === CAMPAIGN_STATUS.running
  const here = running && product.remainPercent > 0
  return (
    <Card>
      <Box className={css.line}>
        <Link to={routePath('product', { spuNo }, { skuNo })} className={css.goods}>
          <Box className={css.frame}>
            <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="104px" />
          </Box>
          <Box className={css.words}>
            <Text as="p" className={css.name}>
              {name}
            </Text>
            <Text as="p" className={css.note}>
              {attributes.map(({ value }) => value).join(' · ') || sellingPoint}
            </Text>
            <LeftPart product={product} running={running} />
            <Price fen={salePrice} originalFen={running ? originalPrice : price} size="l" />
          </Box>
        </Link>
        <Box className={css.deed}>
          {status === CAMPAIGN_STATUS.notBegun ? (
            <RemindButton product={product} />
          ) : (
            <Link to={routePath('product', { spuNo }, { skuNo })} className={here ? css.go : css.gone}>
              {here ? '马上抢' : running ? '已抢光' : '已结束'}
            </Link>
          )}
        </Box>
      </Box>
    </Card>
  )
}

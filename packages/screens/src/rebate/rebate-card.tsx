import { formatYuan, type PromoterKind, productPath } from '@hearth/domain'
import type { ShownRebate } from '@hearth/state'
import { Box, Image, Link, Price, Tag, Text } from '@hearth/ui'
import { RebateShare } from '#parts/promoter/rebate-share'
import css from './rebate.module.css'

/** A product with a rebate: its price, the rebate for one sold piece, and a share button. */
export function RebateCard({ product, kind }: { product: ShownRebate; kind: PromoterKind }) {
  const { name, picture, price, spuNo, skuNo, estimateAmount, rate, couponValue, isFirstPurchaseRebate } = product
  return (
    <Box as="article" className={css.card}>
      <Link to={productPath(spuNo, skuNo)} className={css.product}>
        <Box className={css.frame}>
          <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="96px" />
        </Box>
        <Box className={css.words}>
          <Text as="p" className={css.name}>
            {name}
          </Text>
          <Box className={css.tags}>
            {!!couponValue && <Tag tone="accent">{`券减 ¥${formatYuan(couponValue)}`}</Tag>}
            {isFirstPurchaseRebate && <Tag tone="good">首单返利更高</Tag>}
          </Box>
          <Price fen={price} size="s" plain />
        </Box>
      </Link>
      <Box className={css.foot}>
        {estimateAmount ? (
          <Text className={css.earn}>
            {`预计赚 ¥${formatYuan(estimateAmount)}`}
            {rate !== undefined && <Text className={css.rate}>{` · ${rate}%`}</Text>}
          </Text>
        ) : (
          <Text className={css.rate}>返利以订单为准</Text>
        )}
        <RebateShare product={product} kind={kind} />
      </Box>
    </Box>
  )
}

import type { GroupActivityProduct } from '@hearth/state'
import { Box, Price, Tag, Text } from '@hearth/ui'
import { CampaignLink, CampaignProduct } from '#parts/campaign/campaign-product'
import css from './groups.module.css'

/** A product of a group activity: its group price, its normal price, and the number sold. */
export function GroupProductCard({ product, size }: { product: GroupActivityProduct; size: string }) {
  const { name, groupPrice, price, soldPieces, soldOut } = product
  const text = soldOut ? '已抢光' : '去拼团'
  return (
    <CampaignProduct product={product}>
      <Box className={css.facts}>
        <Tag tone="accent">{size}</Tag>
        {soldPieces > 0 && <Text className={css.small}>已拼 {soldPieces} 件</Text>}
      </Box>
      <Box className={css.foot}>
        <Price fen={groupPrice} originalFen={price > groupPrice ? price : undefined} />
        <CampaignLink product={product} gone={soldOut} text={text} label={`${text}：${name}`} />
      </Box>
    </CampaignProduct>
  )
}

import { formatFen } from '@hearth/domain'
import type { BargainItem } from '@hearth/state'
import { Box, Image, Link, Price, Tag, Text } from '@hearth/ui'
import { helpersText } from '#order-kinds/bargain/bargain-text'
import { hoursText } from '#order-kinds/group/group-text'
import { routePath } from '#routes'
import css from './bargains.module.css'

/** A bargain campaign in the list: lowest price, number of friends, and whether pieces are left. */
export function BargainCard({ item }: { item: BargainItem }) {
  const { skuNo, bargainCampaignId, skuName, picture, price, floorPrice, helperCount, bargainHours } = item
  const gone = item.soldOut || !item.runs
  return (
    <Link to={routePath('bargainSku', { skuNo, bargainCampaignId })} className={css.card}>
      <Image
        src={picture.url}
        alt=""
        width={picture.width}
        height={picture.height}
        sizes="96px"
        className={css.thumb}
      />
      <Box as="span" className={css.words}>
        <Text className={css.name}>{skuName}</Text>
        <Box as="span" className={css.facts}>
          <Tag tone="accent">{helpersText(helperCount)}</Tag>
          <Text className={css.note}>{hoursText(bargainHours)}内有效</Text>
        </Box>
        <Text className={css.note}>起砍价 ¥{formatFen(price)}</Text>
        <Box as="span" className={css.foot}>
          <Price fen={floorPrice} prefix="最低" />
          <Text className={gone ? css.gone : css.go}>
            {item.soldOut ? '已抢光' : item.runs ? '去砍价' : '当前平台暂不支持'}
          </Text>
        </Box>
      </Box>
    </Link>
  )
}

import { BARGAIN_STATUS, BARGAIN_STATUS_LABEL, bargainStatus, formatFen } from '@hearth/domain'
import type { OwnBargain } from '@hearth/state'
import { Box, Image, Link, Tag, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './bargains.module.css'

/** A bargain that the shopper started. */
export function OwnBargainCard({ bargain, now }: { bargain: OwnBargain; now: number }) {
  const { bargainId, skuName, picture, currentPrice, helperCount, helped, endTime } = bargain
  const ordered = bargain.status === BARGAIN_STATUS.bought
  const status = bargainStatus({ ordered, endTime }, now)
  const words = {
    [BARGAIN_STATUS.running]:
      helped < helperCount ? `${helped} 位好友已帮砍，还可 ${helperCount - helped} 位` : '已砍到最低价，可以购买了',
    [BARGAIN_STATUS.bought]: '可以在订单里查看',
    [BARGAIN_STATUS.over]: '到期未购买，未产生费用',
  }[status]
  return (
    <Link to={routePath('bargain', { bargainId })} className={css.card}>
      <Image
        src={picture.url}
        alt=""
        width={picture.width}
        height={picture.height}
        sizes="64px"
        className={css.small}
      />
      <Box as="span" className={css.words}>
        <Text className={css.name}>{skuName}</Text>
        <Text className={css.note}>砍后价 ¥{formatFen(currentPrice)}</Text>
        <Text className={css.note}>{words}</Text>
      </Box>
      <Tag tone={status === BARGAIN_STATUS.bought ? 'good' : status === BARGAIN_STATUS.running ? 'accent' : 'warn'}>
        {BARGAIN_STATUS_LABEL[status]}
      </Tag>
    </Link>
  )
}

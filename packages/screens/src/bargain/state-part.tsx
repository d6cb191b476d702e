import { BARGAIN_STATUS, bargainPercent, formatFen, type BargainStatus } from '@hearth/domain'
import type { Bargain } from '@hearth/state'
import { Box, Card, HiddenText, Text } from '@hearth/ui'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import css from './bargain.module.css'

/** The progress of a bargain, and its remaining time. */
export function StatePart({
  bargain,
  status,
}: {
  bargain: Bargain
  /** The bargain's current status. */
  status: BargainStatus
}) {
  const { price, floorPrice, currentPrice, endTime, helpers, helperCount } = bargain
  const cut = `已砍 ¥${formatFen(price - currentPrice)}`
  const floor = `最低价 ¥${formatFen(floorPrice)}`
  const left = currentPrice === floorPrice ? `已到${floor}` : `还差 ¥${formatFen(currentPrice - floorPrice)} 到${floor}`
  return (
    <Card as="section" label="砍价进度">
      <Box className={css.state}>
        <Box live="polite">
          <Text as="h2" className={css.title}>
            {titleOf(bargain, status)}
          </Text>
        </Box>
        {status === BARGAIN_STATUS.running && <PromotionClock endTime={endTime} label="距结束" />}
        <Box className={css.bar} decorative>
          <Box className={css.done} style={{ width: `${bargainPercent(bargain)}%` }} />
        </Box>
        <HiddenText>{`${cut}，${left}`}</HiddenText>
        <Box className={css.ends} decorative>
          <Text className={css.accent}>{cut}</Text>
          <Text className={css.note}>{left}</Text>
        </Box>
        <Text as="p" className={css.note}>
          {noteOf(bargain, status, helperCount - helpers.length)}
        </Text>
      </Box>
    </Card>
  )
}

function titleOf(
  { own, ownerName, helped, helpers, currentPrice, floorPrice, soldOut }: Bargain,
  status: BargainStatus,
): string {
  if (status === BARGAIN_STATUS.bought) return own ? '已下单' : '好友已经买下了'
  if (status === BARGAIN_STATUS.over) return '砍价已结束'
  if (soldOut) return '砍价商品已抢光'
  if (currentPrice === floorPrice) return '已砍到最低价'
  if (own) return helpers.length > 0 ? '好友正在帮您砍价' : '砍价已发起'
  return helped ? '您已帮砍，谢谢您' : `${ownerName} 邀请您帮忙砍价`
}

function noteOf({ own, soldOut }: Bargain, status: BargainStatus, places: number): string {
  if (status === BARGAIN_STATUS.bought) return own ? '可以在订单里查看进度' : '谢谢您，您也可以自己发起砍价'
  if (status === BARGAIN_STATUS.over) return own ? '到期未购买，未产生任何费用' : '您可以看看其他砍价活动'
  if (soldOut) return '可以看看其他砍价活动；若有订单取消，商品会重新放出'
  if (places === 0) return own ? '有效期内可以按最低价购买' : '您也可以自己发起砍价'
  // Both texts fit in one line at 375 px, so that the parts below do not move once it is known whether the viewer owns
  // the bargain.
  return own ? `还有 ${places} 位好友可以帮砍，不邀请也能现价购买` : `还有 ${places} 位好友可以帮砍`
}

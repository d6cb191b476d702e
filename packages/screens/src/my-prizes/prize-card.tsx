import { CLAIM_STATUS, formatDeadline, ORDER_STATUS, PRIZE_TYPE } from '@hearth/domain'
import type { PrizeRecord } from '@hearth/state'
import { Box, Button, Card, Image, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './my-prizes.module.css'

/** Returns the status of a prize as text. */
function stateText({ claimStatus, prizeType, review, reason, orderStatus }: PrizeRecord): string {
  if (claimStatus === CLAIM_STATUS.expired) return reason ? `已收回：${reason}` : '已过期'
  if (claimStatus === CLAIM_STATUS.open) {
    if (review) return '核验中，通过后即可领取'
    return prizeType === PRIZE_TYPE.product ? '待填写地址' : '待领取'
  }
  if (prizeType !== PRIZE_TYPE.product) return '已到账'
  return orderStatus !== undefined && orderStatus >= ORDER_STATUS.shipped ? '已发货' : '待发货'
}

/** A prize of the shopper, with the next action for it. */
export function PrizeCard({ prize, busy, onClaim }: { prize: PrizeRecord; busy: boolean; onClaim: () => unknown }) {
  const { prizeName, prizeType, picture, claimStatus, claimDeadline, review, activityNo, activityName, orderId } = prize
  const open = claimStatus === CLAIM_STATUS.open
  return (
    <Card className={css.card}>
      {picture && (
        <Box className={css.frame}>
          <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="80px" />
        </Box>
      )}
      <Box className={css.words}>
        <Text as="p" className={css.name}>
          {prizeName}
        </Text>
        <Text as="p" className={css.state}>
          {stateText(prize)}
        </Text>
        {open && <Text as="p" className={css.note}>{`${formatDeadline(claimDeadline)} 前可领取`}</Text>}
        <Link to={routePath('lottery', { activityId: activityNo })} className={css.from}>
          {activityName}
        </Link>
      </Box>
      {open && !review && (
        <Button size="s" busy={busy} label={`领取 ${prizeName}`} onPress={async () => void (await onClaim())}>
          {prizeType === PRIZE_TYPE.product ? '填写地址' : '领取'}
        </Button>
      )}
      {!open && orderId && (
        <Link to={routePath('orderDetail', { orderId })} className={css.link} label={`看订单 ${prizeName}`}>
          看订单
        </Link>
      )}
      {claimStatus === CLAIM_STATUS.claimed && prizeType === PRIZE_TYPE.coupon && (
        <Link to="/my/coupons" className={css.link} label={`去使用 ${prizeName}`}>
          去使用
        </Link>
      )}
    </Card>
  )
}

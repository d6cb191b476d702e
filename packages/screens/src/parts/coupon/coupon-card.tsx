import {
  COUPON_DISCOUNT_TYPE_LABEL,
  couponEndsSoon,
  couponLimit,
  couponThreshold,
  couponWorth,
  formatDateTime,
  formatDeadline,
  isFreePostage,
} from '@hearth/domain'
import { Box, Tag, Text } from '@hearth/ui'
import type { ReactNode } from 'react'
import css from './coupon-card.module.css'

/** Fields of a coupon, or of a batch, on a card. */
export interface CouponFacts {
  couponName: string
  discountType: 1 | 2 | 3
  couponValue: number
  /** Fen: the most that it takes off; absent for any amount. */
  mostSaving?: number
  thresholdAmount: number
  /** Epoch ms. */
  beginTime: number
  endTime: number
  /** Days from when it is taken; absent: until `endTime`. */
  validDays?: number
  /** The skus it applies to; absent for all. */
  skuNos?: readonly string[]
}

/** Props of `CouponCard`. */
export interface CouponCardProps {
  coupon: CouponFacts
  /** Epoch ms: marks coupons that end soon; absent for no marks. */
  now?: number
  /** It cannot be used any more, or not be taken. */
  off?: boolean
  /** Replaces its time, such as its status. */
  note?: string
  /** Its background has a colour of its own. */
  edged?: boolean
  /** Its action. */
  children?: ReactNode
}

/** A coupon as a ticket: its value, its products, its end, and its action. */
export function CouponCard({ coupon, now, off, note, edged, children }: CouponCardProps) {
  const { couponName, discountType, thresholdAmount, mostSaving, beginTime, endTime, validDays, skuNos } = coupon
  const look = off ? css.off : css.card
  const time =
    validDays !== undefined
      ? `领取后 ${validDays} 天内有效`
      : now !== undefined && beginTime > now
        ? `${formatDateTime(beginTime)} 起可用`
        : `${formatDeadline(endTime)} 前有效`
  return (
    <Box className={edged ? `${look} ${css.edged}` : look}>
      <Box className={css.worth}>
        <Text className={css.value}>{couponWorth(coupon)}</Text>
        <Text className={css.threshold}>{couponThreshold({ thresholdAmount })}</Text>
        {mostSaving !== undefined && <Text className={css.threshold}>{couponLimit(mostSaving)}</Text>}
      </Box>
      <Box className={css.words}>
        <Text className={css.name}>{couponName}</Text>
        <Box className={css.tags}>
          <Tag tone="neutral">{COUPON_DISCOUNT_TYPE_LABEL[discountType]}</Tag>
          {!isFreePostage(coupon) && <Tag tone="neutral">{skuNos ? '部分商品可用' : '全场可用'}</Tag>}
          {!off && now !== undefined && validDays === undefined && couponEndsSoon(endTime, now) && (
            <Tag tone="warn">即将到期</Tag>
          )}
        </Box>
        <Text className={css.note}>{note ?? time}</Text>
      </Box>
      {children && <Box className={css.action}>{children}</Box>}
    </Box>
  )
}

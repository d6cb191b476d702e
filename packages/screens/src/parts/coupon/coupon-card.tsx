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

/** The displayed fields of a coupon or a batch. */
export interface CouponFacts {
  couponName: string
  discountType: 1 | 2 | 3
  couponValue: number
  /** Fen: maximum discount; absent if unlimited. */
  mostSaving?: number
  thresholdAmount: number
  /** Epoch ms. */
  beginTime: number
  endTime: number
  /** Days that the coupon is valid after it was taken; absent if it is valid until `endTime`. */
  validDays?: number
  /** The skus that the coupon applies to; absent if it applies to all. */
  skuNos?: readonly string[]
}

export interface CouponCardProps {
  coupon: CouponFacts
  /** Epoch ms: the current time, to mark coupons that end soon; absent to mark none. */
  now?: number
  /** True if the coupon cannot be used or taken. */
  off?: boolean
  /** Text in place of the coupon's period, such as its status. */
  note?: string
  /** True if the card needs a border, since its background has the same colour. */
  edged?: boolean
  /** Content beside the coupon: a button or link for its action, or its status. */
  children?: ReactNode
}

/** A coupon: its value, the products it applies to, its period, and its action. */
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

import { COUPON_OFFER_TEXT, couponOfferState, formatDateTime, isFreePostage } from '@hearth/domain'
import { useNow, usePorts, type CouponBatch } from '@hearth/state'
import { Button } from '@hearth/ui'
import { CouponCard } from '#parts/coupon/coupon-card'
import { routePath } from '#routes'

/** A coupon that the shopper can take, with its action. */
export function OfferedCoupon({
  batch,
  here,
  edged,
  onReceive,
}: {
  batch: CouponBatch
  /** True if the page already shows the coupon's products, so that no link is needed. */
  here?: boolean
  edged?: boolean
  onReceive: (couponBatchId: string) => Promise<void>
}) {
  const now = useNow(1000)
  const { navigate } = usePorts()
  const { couponBatchId, couponName, remaining, receiveBeginTime } = batch
  const state = couponOfferState(batch, now)
  const text = COUPON_OFFER_TEXT[state]
  const press = {
    open: () => onReceive(couponBatchId),
    owned: () =>
      navigate(isFreePostage(batch) ? '/allproducts' : routePath('couponProducts', { batchId: couponBatchId })),
  }[state as string]
  const isOff = state === 'over' || state === 'noneLeft' || state === 'limit'
  return (
    <CouponCard
      coupon={batch}
      edged={edged}
      now={now}
      off={isOff}
      note={
        state === 'notYet'
          ? `${formatDateTime(receiveBeginTime)} 开始领取`
          : state === 'open' && remaining !== undefined && remaining <= FEW
            ? `仅剩 ${remaining} 张`
            : undefined
      }
    >
      {!(here && state === 'owned') && (
        <Button
          size="s"
          kind={state === 'owned' ? 'outline' : 'primary'}
          disabled={!press}
          label={`${text} ${couponName}`}
          onPress={press}
        >
          {text}
        </Button>
      )}
    </CouponCard>
  )
}

/** The card shows the number of coupons left if the number is at most this. */
const FEW = 99

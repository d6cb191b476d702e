import { VIP_TYPE_LABEL } from '@hearth/domain'
import type { VipCouponSet } from '@hearth/state'
import { Box, Section } from '@hearth/ui'
import { CouponCard } from '#parts/coupon-card'
import css from './coupons.module.css'

/** What comes with a monthly, quarterly or yearly membership; kinds that bring nothing are left out. */
export function VipPart({ sets }: { sets: readonly VipCouponSet[] }) {
  const filled = sets.filter(({ coupons }) => coupons.length > 0)
  if (filled.length === 0) return null
  return (
    <Section title="会员专享券" subtitle="开通会员后按期自动发放到账户">
      <Box as="ul" role="list" className={css.vip}>
        {filled.flatMap(({ vipType, coupons }) =>
          coupons.map((batch) => (
            <Box as="li" key={batch.couponBatchId}>
              <CouponCard coupon={batch} note={`${VIP_TYPE_LABEL[vipType]}会员专享`} />
            </Box>
          )),
        )}
      </Box>
    </Section>
  )
}

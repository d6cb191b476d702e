import type { CouponStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, CouponBatchFacts, coupons as table, CouponWorth, PercentOff, ReceivedCoupon } from '@hearth/sdk/core'

declare const coupons: Api<{ coupons: typeof table }>['coupons']

describe('coupons', () => {
  it('are received by batch, and named by their id', () => {
    expectTypeOf(coupons.receive({ couponBatchId: '482913570' })).resolves.toEqualTypeOf<ReceivedCoupon>()
  })

  it('are not received by their name', () => {
    // @ts-expect-error the id of the batch is missing
    void coupons.receive({ couponName: '新人券' })
  })

  it('come with memberships of a month, a quarter or a year', () => {
    // @ts-expect-error memberships are monthly, quarterly or yearly
    void coupons.listVip({ vipType: 'weekly' })
  })

  it('give their value as what they take off', async () => {
    const batch = await coupons.getBatch({ batchId: '482913570' })
    if (batch.discountType === 2) expectTypeOf(batch.couponValue).toEqualTypeOf<PercentOff['couponValue']>()
    expectTypeOf<CouponWorth['discountType']>().toEqualTypeOf<1 | 2 | 3>()
    expectTypeOf(batch).toExtend<CouponBatchFacts & CouponWorth>()
  })

  it('give their status, not whether they are used', async () => {
    const { result } = await coupons.list({ couponStatus: 0 })
    expectTypeOf(result[0]!.couponStatus).toEqualTypeOf<CouponStatus>()
    // @ts-expect-error the field is `couponStatus`
    void result[0]?.used
  })
})

import type { ShopStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, RebateEstimates, rebateShop as table } from '@hearth/sdk/core'

declare const rebateShop: Api<{ rebateShop: typeof table }>['rebateShop']

describe('a promoter’s shop', () => {
  it('estimates what products would earn', () => {
    const productInfoList = [{ skuNo: '2001', spuNo: '1001', price: 19900, itemType: 1 as const }]
    expectTypeOf(
      rebateShop.estimate({ productInfoList, channelCode: 'retail' }),
    ).resolves.toEqualTypeOf<RebateEstimates>()
    expectTypeOf(rebateShop.getStatus({})).resolves.toHaveProperty('status').toEqualTypeOf<ShopStatus>()
  })

  it('is not authorised without the code', () => {
    // @ts-expect-error the code, which proves the telephone, is missing
    void rebateShop.authorize({ mobile: '13800138000', name: '合作店' })
  })

  it('does not estimate an unknown kind of target', () => {
    // @ts-expect-error `itemType` is 1 (single), 2 (suit) or 3 (free trial)
    void rebateShop.estimate({ productInfoList: [{ skuNo: '2001', spuNo: '1001', price: 19900, itemType: 9 }] })
  })

  it('may have no invite code', async () => {
    const { inviteCode } = await rebateShop.getMine({})
    // @ts-expect-error `inviteCode` is returned to the owner only
    inviteCode.toUpperCase()
  })
})

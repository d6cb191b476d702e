import type { WithdrawalStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, rebate as table } from '@hearth/sdk/core'

declare const rebate: Api<{ rebate: typeof table }>['rebate']

describe('what promoters earn', () => {
  it('is withdrawn in fen, with a status', () => {
    expectTypeOf(rebate.withdraw({ withdrawAmount: 5000 }, { idempotencyKey: 'w1' }))
      .resolves.toHaveProperty('status')
      .toEqualTypeOf<WithdrawalStatus>()
  })

  it('is not withdrawn in words', () => {
    // @ts-expect-error `withdrawAmount` is a number of fen
    void rebate.withdraw({ withdrawAmount: '50.00' })
  })

  it('is not paid to an account without a name', () => {
    // @ts-expect-error the real name is missing
    void rebate.apply({ telephone: '13800138000' })
  })

  it('is not listed with the fields of the new product list', async () => {
    const page = await rebate.listProducts({ channelCode: 'retail' })
    // @ts-expect-error this call returns the products as `list`; only the new call returns them as `result`
    void page.result
  })
})

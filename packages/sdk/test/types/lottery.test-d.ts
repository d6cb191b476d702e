import { describe, expectTypeOf, it } from 'vitest'
import type { Api, DrawResult, lottery as table } from '@hearth/sdk/core'

declare const lottery: Api<{ lottery: typeof table }>['lottery']

describe('a lottery', () => {
  it('is drawn in, and gives the number of draws left', () => {
    expectTypeOf(lottery.draw({ activityId: '482913570', systemType: 8 })).resolves.toEqualTypeOf<DrawResult>()
  })

  it('is not drawn in without its id', () => {
    // @ts-expect-error the lottery is missing; there may be several
    void lottery.draw({})
  })

  it('is not named by the number shown on its page', () => {
    // @ts-expect-error the parameter of the path is `id`
    void lottery.getActivity({ activityNo: '482913570' })
  })

  it('has no fifth kind of prize', async () => {
    const { prize } = await lottery.draw({ activityId: '482913570' })
    // @ts-expect-error `prizeType` is 0 (nothing), 1 (product), 2 (coupon) or 3 (points)
    if (prize.prizeType === 4) expectTypeOf(prize).toBeNever()
  })
})

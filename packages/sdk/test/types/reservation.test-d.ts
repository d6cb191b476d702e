import { describe, expectTypeOf, it } from 'vitest'
import type { Api, Reservation, reservation as table } from '@hearth/sdk/core'

declare const reservation: Api<{ reservation: typeof table }>['reservation']

describe('a reservation', () => {
  it('reserves pieces', () => {
    expectTypeOf(
      reservation.reserve({ campaignId: '482913570', quantity: 2, telephone: '13800138000' }),
    ).resolves.toEqualTypeOf<Reservation>()
  })

  it('may be made without a telephone, and then has the shop’s known one', () => {
    void reservation.reserve({ campaignId: '482913570', quantity: 1 })
  })

  it('is for a number of pieces', () => {
    // @ts-expect-error `quantity` is a number
    void reservation.reserve({ campaignId: '482913570', quantity: '1', telephone: '13800138000' })
  })

  it('exists or not, while its campaign may also be over', async () => {
    const campaign = await reservation.getCampaign({ campaignId: '482913570' })
    // @ts-expect-error `reserveStatus` is 0 or 1; only the status of the campaign can be 2
    if (campaign.reserveStatus === 2) expectTypeOf(campaign).toBeNever()
  })
})

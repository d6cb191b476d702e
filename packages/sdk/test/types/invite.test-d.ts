import { describe, expectTypeOf, it } from 'vitest'
import type { Api, invite as table, InviteRankEntry } from '@hearth/sdk/core'

declare const invite: Api<{ invite: typeof table }>['invite']

describe('invitations', () => {
  it('rank promoters, and say where the asking one stands', async () => {
    const { result, myRank } = await invite.getRank({ count: 10 })
    expectTypeOf(result).toEqualTypeOf<InviteRankEntry[]>()
    expectTypeOf(myRank).toBeNumber()
  })

  it('are not sent to nobody', () => {
    // @ts-expect-error an SMS goes to a telephone
    void invite.sendSms({ channelCode: 'retail' })
  })

  it('do not take a nickname for a display name', () => {
    // @ts-expect-error it is called usernick here
    void invite.setNick({ displayName: '暖居小能手' })
  })

  it('win awards that stand somehow, not simply claimed or not', async () => {
    const { result } = await invite.listAwards({})
    // @ts-expect-error 0 not reached, 1 claimable, 2 claimed
    const claimed: boolean = result[0]!.status
    expectTypeOf(claimed).toBeBoolean()
  })
})

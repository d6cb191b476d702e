import { describe, expectTypeOf, it } from 'vitest'
import type { Api, invite as table, InviteRankEntry } from '@hearth/sdk/core'

declare const invite: Api<{ invite: typeof table }>['invite']

describe('invitations', () => {
  it('rank promoters, and give the caller’s own rank', async () => {
    const { result, myRank } = await invite.getRank({ count: 10 })
    expectTypeOf(result).toEqualTypeOf<InviteRankEntry[]>()
    expectTypeOf(myRank).toBeNumber()
  })

  it('are not sent to nobody', () => {
    // @ts-expect-error the telephone is missing
    void invite.sendSms({ channelCode: 'retail' })
  })

  it('do not accept a nickname as a display name', () => {
    // @ts-expect-error the field is `usernick`
    void invite.setNick({ displayName: '暖居小能手' })
  })

  it('give awards with a status, not simply claimed or not', async () => {
    const { result } = await invite.listAwards({})
    // @ts-expect-error `status` is 0 (not reached), 1 (claimable) or 2 (claimed)
    const claimed: boolean = result[0]!.status
    expectTypeOf(claimed).toBeBoolean()
  })
})

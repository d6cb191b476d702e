import { LOGIN_STATE, type MemberType, visitor } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, user as table, UserInfo } from '@hearth/sdk/core'

declare const user: Api<{ user: typeof table }>['user']

describe('the shopper', () => {
  it('is a visitor of the domain or a known shopper', () => {
    expectTypeOf(user.info({})).resolves.toEqualTypeOf<UserInfo>()
    expectTypeOf(visitor).returns.toExtend<UserInfo>()
    expectTypeOf<UserInfo['member']['memberType']>().toEqualTypeOf<MemberType>()
  })

  it('signs no agreement the shop does not have', () => {
    // @ts-expect-error `agreementId` is FREE_TRIAL
    void user.signAgreement({ agreementId: 'RENT', agreementVersion: 1 })
  })

  it('signs no agreement without its version', () => {
    // @ts-expect-error the version of the agreement is missing
    void user.signAgreement({ agreementId: 'FREE_TRIAL' })
  })

  it('is not logged in because an object exists', async () => {
    const { isLogin } = await user.info({})
    // @ts-expect-error `isLogin` is 1 (visitor) or 2 (logged in)
    if (isLogin === true) expectTypeOf(isLogin).toEqualTypeOf(LOGIN_STATE.loggedIn)
  })
})

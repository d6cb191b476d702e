import { describe, expectTypeOf, it } from 'vitest'
import type { Api, LoggedIn, passport as table } from '@hearth/sdk/core'

declare const passport: Api<{ passport: typeof table }>['passport']

describe('logging in', () => {
  it('takes a telephone, the code sent to it, the ticket from requesting it, and a way to keep the session', () => {
    expectTypeOf(
      passport.login({ telephone: '13800138000', ticket: 't', code: '482913', session: 'token' }),
    ).resolves.toEqualTypeOf<LoggedIn>()
  })

  it('is not done without the code', () => {
    // @ts-expect-error the code, which proves the telephone, is missing
    void passport.login({ telephone: '13800138000', ticket: 't', session: 'cookie' })
    // @ts-expect-error the ticket, which names the request for the code, is missing
    void passport.login({ telephone: '13800138000', code: '482913', session: 'cookie' })
  })

  it('keeps a session as a cookie or a token, and nowhere else', () => {
    // @ts-expect-error `session` is `cookie` or `token`
    void passport.login({ telephone: '13800138000', ticket: 't', code: '482913', session: 'localStorage' })
  })

  it('gives a token only to a caller that asked for one', async () => {
    const { sessionToken } = await passport.login({
      telephone: '13800138000',
      ticket: 't',
      code: '482913',
      session: 'cookie',
    })
    // @ts-expect-error `sessionToken` is absent for cookies
    sessionToken.slice(0, 8)
  })
})

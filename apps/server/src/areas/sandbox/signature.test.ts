import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSignedNotice, opensPage, pageToken, SIGNATURE_LIFETIME, signNotice } from '#areas/sandbox/signature'

const secret = 'a secret of the sandbox'
const now = 1_800_000_000_000

describe('a signed notification', () => {
  it('is accepted while it is fresh, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -SIGNATURE_LIFETIME, max: SIGNATURE_LIFETIME }), (body, age) => {
        expect(isSignedNotice(secret, body, signNotice(secret, body, now), now + age)).toBe(true)
      }),
    )
  })

  it('is refused when it is an old one sent again', () => {
    expect(isSignedNotice(secret, 'paid', signNotice(secret, 'paid', now), now + SIGNATURE_LIFETIME + 1)).toBe(false)
  })

  it('is refused when a byte was changed, its time moved, or another secret signed it', () => {
    const signature = signNotice(secret, '{"amount":100}', now)
    expect(isSignedNotice(secret, '{"amount":900}', signature, now)).toBe(false)
    expect(isSignedNotice(secret, '{"amount":100}', signature.replace(String(now), String(now + 1)), now)).toBe(false)
    expect(isSignedNotice('another', '{"amount":100}', signature, now)).toBe(false)
    expect(isSignedNotice(secret, '{"amount":100}', '', now)).toBe(false)
  })
})

describe('the address of a cashier page', () => {
  it('opens its own payment and no other', () => {
    const token = pageToken(secret, 'P1')
    expect(opensPage(secret, 'P1', token)).toBe(true)
    expect(opensPage(secret, 'P2', token)).toBe(false)
    expect(opensPage(secret, 'P1', token.slice(1))).toBe(false)
  })

  it('can not be made from a notification signature', () => {
    expect(signNotice(secret, 'P1', now)).not.toContain(pageToken(secret, 'P1'))
  })
})

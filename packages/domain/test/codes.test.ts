import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyCode, cutMessage, GIFT_CANCELLED_ALONE_TEXT, REPLY_CODE, REPLY_MESSAGE, REPLY_STATUS } from '#index'

describe('the code of a reply (X01)', () => {
  it.each([
    ['0', 'success'],
    [0, 'success'],
    ['107500998', 'error-page'],
    ['107001120', 'login'],
    ['107001101', 'failure'],
    ['107001199', 'failure'],
    ['107001198', 'failure'],
    ['107500999', 'failure'],
    [1002, 'failure'],
    ['107001298', 'failure'],
    ['146000999', 'business'],
    ['146500200', 'business'],
    ['106100012', 'business'],
    ['107001100', 'business'],
    ['1', 'business'],
    ['1460009990', 'failure'],
    ['200', 'failure'],
    ['404', 'failure'],
    [' 0 ', 'success'],
    ['9146000999', 'failure'],
    ['1x', 'failure'],
    ['', 'failure'],
    [undefined, 'failure'],
    [null, 'failure'],
    ['oops', 'failure'],
    ['-1', 'failure'],
  ] as const)('%j is %s', (code, meaning) => expect(classifyCode(code)).toBe(meaning))

  it('is read the same as a number and as text', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (code) => {
        expect(classifyCode(code)).toBe(classifyCode(String(code)))
      }),
    )
  })

  it('is never a success or a result when its last three digits are 200 or more, except beginning with 146', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }), fc.integer({ min: 200, max: 999 }), (head, tail) => {
        const code = `${head}${tail}`
        expect(code.startsWith('146') ? ['business'] : ['failure', 'error-page']).toContain(classifyCode(code))
      }),
    )
  })

  it('is a failure with a message and a status for every refusal of the shop itself', () => {
    for (const [name, code] of Object.entries(REPLY_CODE)) {
      const special: Record<string, string> = {
        ok: 'success',
        giftCancelledAlone: 'business',
        loginNeeded: 'login',
        maintenance: 'error-page',
      }
      expect(classifyCode(code)).toBe(special[name] ?? 'failure')
      expect(REPLY_MESSAGE[code] === '').toBe(name === 'ok')
      expect(REPLY_STATUS[code]).toBeGreaterThanOrEqual(200)
    }
    expect([REPLY_STATUS[REPLY_CODE.soldOut], REPLY_STATUS[REPLY_CODE.loginNeeded]]).toEqual([200, 401])
  })
})

describe('the toast of a failure (X01, X03)', () => {
  it('says that a gift can not be cancelled alone', () => {
    expect(GIFT_CANCELLED_ALONE_TEXT).toBe('赠品售后单不能单独取消')
  })

  it('is cut to 500 characters, without breaking one', () => {
    expect(cutMessage('短')).toBe('短')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 1200, size: 'max' }), (message) => {
        const cut = cutMessage(message)
        expect(Array.from(cut)).toHaveLength(Math.min(500, Array.from(message).length))
        expect(message.startsWith(cut)).toBe(true)
      }),
    )
  })
})

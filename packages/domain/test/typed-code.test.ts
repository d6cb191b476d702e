import { describe, expect, it } from 'vitest'
import { cardCode, halfWidth, typedCode, typedDigits } from '#index'

describe('codes that somebody typed or pasted', () => {
  it.each([
    ['91110101 MA01 A2B3 C4', '91110101MA01A2B3C4'],
    ['９１１１０１０１ＭＡ０１Ａ２Ｂ３Ｃ４', '91110101MA01A2B3C4'],
    ['\ufeff\u202a6222 0212 3456 7890\u202c', '6222021234567890'],
    ['622202\u00a01234\u3000567890', '6222021234567890'],
    ['１１０１０１１９９００３０７８５１Ｘ', '11010119900307851X'],
    ["'BJ－WFJ—018", 'BJ-WFJ-018'],
  ])('is the code in %j', (typed, code) => expect(typedCode(typed)).toBe(code))

  it.each([
    ['１３８－００１３－８０００', '13800138000'],
    ['验证码：１２３ 456，请勿告诉他人', '123456'],
    ['没有', ''],
  ])('has the digits of %j', (typed, digits) => expect(typedDigits(typed)).toBe(digits))

  it.each(['hrth-2345-abcd', 'HRTH 2345 ABCD', 'ｈｒｔｈ－２３４５－ａｂｃｄ', 'ＨＲＴＨ２３４５ＡＢＣＤ'])(
    'is one card, written as %s',
    (typed) => expect(cardCode(typed)).toBe('HRTH2345ABCD'),
  )

  it('keeps Chinese text and its punctuation', () => {
    expect(halfWidth('暖居，（智能）音箱、灯。')).toBe('暖居,(智能)音箱、灯。')
    expect(halfWidth('暖居𠮷·灯“一”')).toBe('暖居𠮷·灯“一”')
  })
})

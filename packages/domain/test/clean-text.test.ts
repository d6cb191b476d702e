import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareText, cleanText, codeText } from '@hearth/domain'

/** Every kind of bidirectional control character and zero-width character. */
const UNSEEN = [
  '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E',
  '\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206A\u3164\uFE0F\uFEFF\uFFA0\uFFF9\uFFFA\uFFFB',
  '\u{1D173}\u{E0001}\u{E0020}\u{E0041}\u{E007F}\u{E0100}',
].flatMap((list) => [...list])

const EMOJI = [
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  '👩🏽‍🚀',
  '❤️‍🔥',
  '☺️',
  '1️⃣',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '🇨🇳',
  '👍🏽',
]

describe('a text that somebody typed', () => {
  it('loses bidirectional control characters and invisible characters, wherever they stand', () => {
    for (const sign of UNSEEN) {
      expect(cleanText(`${sign}林${sign.repeat(3)} `)).toBe('林 '.replace('林', VARIES.test(sign) ? `林${sign}` : '林'))
      expect(cleanText(sign)).toBe('')
      expect(cleanText(` ${sign}${sign}\n`)).toBe('')
    }
  })

  it('is empty where nothing is visible', () => {
    for (const text of ['', ' ', '\u3000\u00A0', '\n\t', '\u2800', '\u3164 \u200B', '\u0001', '\u2028'])
      expect(cleanText(text)).toBe('')
  })

  it('keeps emoji of several parts, and the variants of Han characters and Mongolian letters', () => {
    for (const text of [
      ...EMOJI,
      EMOJI.join(''),
      `林暖${EMOJI.join(' 暖 ')}`,
      '葛\u{E0100}',
      '\u182D\u180E\u1820\u180B',
    ])
      expect(cleanText(text)).toBe(text)
    expect(cleanText('👨\u200D林')).toBe('👨林')
    expect(cleanText('🏴\u{E0061}林')).toBe('🏴林')
  })

  it('stays unchanged otherwise: blanks, line breaks, Arabic, Hebrew, Thai, Tibetan', () => {
    for (const text of [' 请放 门口\r\n谢谢\t', 'مرحبا', 'שלום', 'สวัสดี', 'བཀྲ་ཤིས', 'a=b', '﷽', '𠮷𰻞', '\u0600\u0661'])
      expect(cleanText(text)).toBe(text)
  })

  it('is the same when it is cleaned again, is not longer than before, and looks the same', () => {
    const part = fc.oneof(fc.constantFrom(...UNSEEN, ...EMOJI, ' ', '\n', '林', 'a'), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        const clean = cleanText(text)
        expect(cleanText(clean)).toBe(clean)
        expect(clean).not.toMatch(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u3164\uFEFF]/)
        if (clean !== '') expect(bareText(clean)).toBe(bareText(text))
      }),
      { numRuns: 500 },
    )
  })
})

const VARIES = /[\uFE0F\u{E0100}]/u

describe('a text for labels and numbers', () => {
  it('has no invisible characters, not even the joiners of emoji', () => {
    for (const sign of UNSEEN) expect(bareText(`${sign}SF${sign}1${sign}`)).toBe('SF1')
    expect(bareText('👨‍👩‍👧')).toBe('👨👩👧')
  })
})

describe('a code', () => {
  it.each([
    ['\uFEFFNUANJU-1', 'NUANJU-1'],
    ['\u00A0NUANJU-1\u3000', 'NUANJU-1'],
    ["'NUANJU-1", 'NUANJU-1'],
    ["\uFEFF\u00A0' NUANJU-1\u200B\t", 'NUANJU-1'],
    ['卡号\u00A01 密码\u202F2', '卡号 1 密码 2'],
    ["it's", "it's"],
    [" '\u200B", ''],
  ])('in %j is %j', (typed, code) => expect(codeText(typed)).toBe(code))
})

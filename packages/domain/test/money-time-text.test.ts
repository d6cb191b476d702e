import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countdown,
  formatAmount,
  formatDateTime,
  formatFen,
  formatRemaining,
  formatYuan,
  maskName,
  maskTelephone,
  stringWidth,
  timeOffset,
  truncate,
} from '#index'
import { percentOff } from '#money/percent-off'
import { splitFen } from '#money/split-fen'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('money (K09)', () => {
  it('is shown in yuan with two decimals', () => {
    expect([0, 5, 10, 123450, -150, -0.2].map(formatFen)).toEqual(['0.00', '0.05', '0.10', '1234.50', '-1.50', '0.00'])
    expect(formatFen(Number.NaN)).toBe('--')
  })

  it('drops trailing zeros only inside a sentence', () => {
    expect([0, 5000, 50_000, 9990, 9999, 100].map(formatYuan)).toEqual(['0', '50', '500', '99.9', '99.99', '1'])
  })

  it('is shown in 万 from 10000 yuan on', () => {
    expect([999_999, 1_000_000, 1_234_500, -1_234_500].map(formatAmount)).toEqual([
      '9999.99',
      '1.00万',
      '1.23万',
      '-1.23万',
    ])
    expect([-999_999, Number.NaN, Infinity, 123_456_789_000].map(formatAmount)).toEqual([
      '-9999.99',
      '--',
      '--',
      '123456.79万',
    ])
  })

  it('is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer(), (fen) => {
        expect(Math.round(Number(formatFen(fen)) * 100)).toBe(fen)
        expect(Number(formatYuan(fen))).toBe(Number(formatFen(fen)))
      }),
    )
  })

  it('is split by weight', () => {
    expect(splitFen(100, [1, 1, 1])).toEqual([33, 33, 34])
    expect(splitFen(1000, [5000, 0, 15_000])).toEqual([250, 0, 750])
    expect(splitFen(-100, [3, 1])).toEqual([-75, -25])
    expect(splitFen(10, [0, 0])).toEqual([5, 5])
    expect(splitFen(10, [])).toEqual([])
    expect(splitFen(10, [-5, 5])).toEqual([0, 10])
    expect(splitFen(10.4, [0.6, 0.4])).toEqual([10, 0])
    expect(splitFen(-1, [1, 1]).map((share) => Object.is(share, -0))).toEqual([false, false])
    expect(splitFen(9_007_199_254_740_991, [1, 2])).toEqual([3_002_399_751_580_330, 6_004_799_503_160_661])
    expect(percentOff(999, 88)).toBe(119)
    expect([percentOff(1000, -5), percentOff(1000, 105), percentOff(1000, 0), percentOff(1000, 100)]).toEqual([
      1000, 0, 1000, 0,
    ])
  })

  it('loses no fen in a split, and each share is within one fen of its exact part', () => {
    const big = fc.integer({ min: 0, max: 1_000_000_000_000 })
    fc.assert(
      fc.property(big, fc.array(fc.oneof(fc.nat(20), big), { minLength: 1, maxLength: 12 }), (total, weights) => {
        const shares = splitFen(total, weights)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
        const sum = weights.reduce((before, weight) => before + BigInt(weight), 0n)
        shares.forEach((share, at) => {
          const [weight, all] = sum === 0n ? [1n, BigInt(weights.length)] : [BigInt(weights[at] ?? 0), sum]
          const off = BigInt(share) * all - BigInt(total) * weight
          expect(off < all && -off < all).toBe(true)
          expect(weight > 0n || share === 0).toBe(true)
        })
      }),
    )
  })

  it('never takes more off a line than the line costs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }), fc.nat(), (lines, part) => {
        const sum = lines.reduce((before, line) => before + line, 0)
        const shares = splitFen(sum === 0 ? 0 : part % (sum + 1), lines)
        shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(lines[at] ?? 0))
      }),
    )
  })
})

describe('time (K08, K12)', () => {
  it('is shown in the largest unit, days with their hours', () => {
    expect([-1, 0, 59_999, MINUTE, 59 * MINUTE, HOUR, 23.9 * HOUR, DAY, DAY + 5 * HOUR].map(formatRemaining)).toEqual([
      '1 分钟',
      '1 分钟',
      '1 分钟',
      '1 分钟',
      '59 分钟',
      '1 小时',
      '23 小时',
      '1 天',
      '1 天 5 小时',
    ])
    expect([Number.NaN, HOUR - 1, DAY - 1, 2 * DAY + 59 * MINUTE, 10 * DAY + 23 * HOUR].map(formatRemaining)).toEqual([
      '1 分钟',
      '59 分钟',
      '23 小时',
      '2 天',
      '10 天 23 小时',
    ])
  })

  it('counts down to zero and not below', () => {
    expect(countdown(DAY + 2 * HOUR + 3 * MINUTE + 4000)).toEqual({
      days: 1,
      hours: 2,
      minutes: 3,
      seconds: 4,
      ended: false,
    })
    expect(countdown(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1, ended: false })
    expect([countdown(0), countdown(-5), countdown(Number.NaN)]).toEqual(
      Array.from({ length: 3 }, () => ({ days: 0, hours: 0, minutes: 0, seconds: 0, ended: true })),
    )
    expect(countdown(1000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1, ended: false })
  })

  it('splits a remaining time into parts that add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY }), (ms) => {
        const { days, hours, minutes, seconds } = countdown(ms)
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
        expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(Math.ceil(ms / 1000))
      }),
    )
  })

  it('is Beijing time wherever the code runs', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 21, 2, 30))).toBe('2026-11-21 10:30')
    expect(formatDateTime(Date.UTC(2026, 11, 31, 23, 59))).toBe('2027-01-01 07:59')
    expect(formatDateTime(Number.NaN)).toBe('')
  })

  it('is calibrated so that the client clock plus the offset is the server’s time', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (server, client) => {
        expect(client + timeOffset(server, client)).toBe(server)
      }),
    )
  })
})

describe('text (V01, V02)', () => {
  it('is twice as wide where it is Chinese', () => {
    expect(stringWidth('ab智能')).toBe(6)
    expect(stringWidth('\u0080\u0081')).toBe(3)
    expect([stringWidth(''), stringWidth('😀')]).toEqual([0, 2])
  })

  it('is cut to a width with an ellipsis', () => {
    expect(truncate('智能音箱', 8)).toBe('智能音箱')
    expect(truncate('智能音箱', 7)).toBe('智能…')
    expect(truncate('智能音箱', 1)).toBe('')
    expect([
      truncate('智能音箱', 2),
      truncate('lamp', 1),
      truncate('lamp', 2),
      truncate('lamp', 3),
      truncate('lamp', 0),
      truncate('lamp', -1),
      truncate('', 0),
    ]).toEqual(['…', 'l', '…', 'l…', '', '', ''])
    expect(truncate('a😀b', 3)).toBe('a…')
  })

  it('never gets wider than the limit, changes only where it does not fit, and breaks no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, limit) => {
        const cut = truncate(text, limit)
        expect(stringWidth(cut)).toBeLessThanOrEqual(limit)
        expect(stringWidth(text) > limit || cut === text).toBe(true)
        expect(cut === text || text.startsWith(cut.replace(/…$/, ''))).toBe(true)
        expect(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(cut)).toBe(false)
      }),
    )
  })

  it('hides a name except its ends', () => {
    expect(['', '王', '王明', '王小明', '欧阳小明'].map(maskName)).toEqual(['', '王', '*明', '王*明', '欧**明'])
  })

  it('never shows what a mask hides', () => {
    const name = fc.array(fc.constantFrom('王', '小', '明', 'A', '😀'), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(name, (characters) => {
        const masked = Array.from(maskName(characters.join('')))
        expect(masked).toHaveLength(characters.length)
        masked.forEach((shown, at) => {
          const isEnd = at === characters.length - 1 || (at === 0 && characters.length > 2)
          expect(shown).toBe(isEnd ? characters[at] : '*')
        })
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 }), (digits) => {
        const masked = maskTelephone(digits)
        expect(masked).toHaveLength(digits.length)
        const hidden = Array.from(masked).filter((character) => character === '*').length
        expect(hidden).toBeGreaterThanOrEqual(digits.length >= 11 ? 4 : Math.ceil(digits.length / 2))
        Array.from(masked).forEach((shown, at) => expect(shown === '*' || shown === digits[at]).toBe(true))
      }),
    )
  })

  it('hides the middle four digits of a mobile number', () => {
    expect(maskTelephone('13812348000')).toBe('138****8000')
    expect(maskTelephone('8613812348000')).toBe('861******8000')
    expect(['', '1', '123', '1234', '12345678', '0212345678'].map(maskTelephone)).toEqual([
      '',
      '*',
      '***',
      '1**4',
      '12****78',
      '02******78',
    ])
  })
})

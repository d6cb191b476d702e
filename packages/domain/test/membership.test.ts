import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, formatDateTime, memberTypeOf, membershipMonth, membershipTerm, VIP_MONTHS, VIP_TYPE } from '#index'

const at = (text: string) => new Date(`${text}+08:00`).getTime()
const told = (...wanted: Parameters<typeof membershipTerm>) => {
  const { beginTime, endTime } = membershipTerm(...wanted)
  return [formatDateTime(beginTime), formatDateTime(endTime)]
}

describe('a membership (F06)', () => {
  it('runs to the same day and hour of a later month, by the calendar in Beijing', () => {
    expect(told('monthly', at('2026-11-24T00:10'))).toEqual(['2026-11-24 00:10', '2026-12-24 00:09'])
    expect(told('quarterly', at('2026-11-24T10:00'))).toEqual(['2026-11-24 10:00', '2027-02-24 09:59'])
    expect(told('yearly', at('2026-11-24T10:00'))).toEqual(['2026-11-24 10:00', '2027-11-24 09:59'])
  })

  it('has months that begin on its day, or on the last day of a shorter month', () => {
    const term = membershipTerm('quarterly', at('2026-12-31T10:00'))
    const on = (text: string) => {
      const { month, next } = membershipMonth(term, at(text))
      return [month, next && formatDateTime(next)]
    }
    expect(on('2026-12-31T10:00')).toEqual([0, '2027-01-31 10:00'])
    expect(on('2027-01-31T09:59')).toEqual([0, '2027-01-31 10:00'])
    expect(on('2027-01-31T10:00')).toEqual([1, '2027-02-28 10:00'])
    expect(on('2027-02-28T10:00')).toEqual([2, undefined])
    expect(on('2029-01-01T10:00')).toEqual([2, undefined])
    expect(membershipMonth(membershipTerm('monthly', 0), 40 * DAY)).toEqual({ month: 0 })
  })

  it('ends on the last day of a month that is shorter', () => {
    expect(told('monthly', at('2027-01-31T10:00'))[1]).toBe('2027-02-28 09:59')
    expect(told('quarterly', at('2027-11-30T10:00'))[1]).toBe('2028-02-29 09:59')
  })

  it('bought before another is over begins after it', () => {
    const { endTime } = membershipTerm('monthly', at('2026-11-24T10:00'))
    expect(told('monthly', at('2026-11-25T10:00'), endTime)).toEqual(['2026-12-24 10:00', '2027-01-24 09:59'])
    expect(membershipTerm('monthly', at('2027-03-01T10:00'), endTime).beginTime).toBe(at('2027-03-01T10:00'))
  })

  it('follows the earlier one without a gap, and runs about its months', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(VIP_TYPE)),
        fc.constantFrom(...Object.values(VIP_TYPE)),
        fc.integer({ min: at('2020-01-01T00:00'), max: at('2060-01-01T00:00') }),
        (one, other, now) => {
          const first = membershipTerm(one, now)
          const next = membershipTerm(other, now, first.endTime)
          expect(next.beginTime).toBe(first.endTime + 1)
          for (const [term, type] of [
            [first, one],
            [next, other],
          ] as const) {
            const days = (term.endTime + 1 - term.beginTime) / DAY
            expect(days).toBeGreaterThanOrEqual(28 * VIP_MONTHS[type])
            expect(days).toBeLessThanOrEqual(31 * VIP_MONTHS[type])
          }
        },
      ),
    )
  })

  it('makes a member of its kind', () => {
    expect(Object.values(VIP_TYPE).map(memberTypeOf)).toEqual([1, 2, 3])
  })
})

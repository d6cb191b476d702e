import { describe, expect, it } from 'vitest'
import { arrivalText, arrivalTime, DAY, daysTo, USUAL_DELIVERY } from '../src/index'

const SHENZHEN = { provinceCode: '440000', cityCode: '440300', districtCode: '440305' }
const noon = Date.parse('2026-11-24T12:00:00+08:00')

describe('the area where the shop delivers', () => {
  it('is everywhere, in three days, until the owner says otherwise', () => {
    expect(daysTo(USUAL_DELIVERY, SHENZHEN)).toBe(3)
  })

  it('follows the rule of the smallest area', () => {
    const areas = [
      { areaCode: '440000', deliverable: false },
      { areaCode: '440300', deliverable: true, days: 1 },
      { areaCode: '440306', deliverable: false },
    ]
    const rules = { ...USUAL_DELIVERY, areas }
    expect(daysTo(rules, SHENZHEN)).toBe(1)
    expect(daysTo(rules, { ...SHENZHEN, districtCode: '440306' })).toBeUndefined()
    expect(daysTo(rules, { ...SHENZHEN, cityCode: '440100' })).toBeUndefined()
    expect(daysTo(rules, { ...SHENZHEN, provinceCode: '110000', cityCode: '110100' })).toBe(3)
  })

  it('takes the usual number of days where a rule names none, and none within the city', () => {
    const area = { areaCode: '440300', deliverable: true }
    expect(daysTo({ ...USUAL_DELIVERY, areas: [area] }, SHENZHEN)).toBe(3)
    expect(daysTo({ ...USUAL_DELIVERY, areas: [{ ...area, days: 0 }] }, SHENZHEN)).toBe(0)
  })
})

describe('the day of arrival', () => {
  it('counts from today until the hour at which parcels leave, and from tomorrow afterwards', () => {
    const end = (day: string) => Date.parse(`2026-11-${day}T23:59:59.999+08:00`)
    expect(arrivalTime(USUAL_DELIVERY, 1, noon)).toBe(end('25'))
    expect(arrivalTime(USUAL_DELIVERY, 0, noon)).toBe(end('24'))
    const fourSharp = Date.parse('2026-11-24T16:00:00+08:00')
    expect(arrivalTime(USUAL_DELIVERY, 1, fourSharp - 1)).toBe(end('25'))
    expect(arrivalTime(USUAL_DELIVERY, 1, fourSharp)).toBe(end('26'))
    expect(arrivalTime({ cutoffHour: 0 }, 1, noon)).toBe(end('26'))
    expect(arrivalTime(USUAL_DELIVERY, 1, Date.parse('2026-11-24T00:00:00+08:00'))).toBe(end('25'))
  })

  it('is today, tomorrow, the day after, or a date with its weekday', () => {
    const inDays = (days: number) => arrivalText(arrivalTime(USUAL_DELIVERY, days, noon), noon)
    expect([0, 1, 2].map(inDays)).toEqual(['预计今天送达', '预计明天送达', '预计后天送达'])
    expect(inDays(4)).toBe('预计 11 月 28 日（周六）送达')
    expect(arrivalText(noon + 40 * DAY, noon)).toBe('预计 1 月 3 日（周日）送达')
    expect(arrivalText(noon - DAY, noon)).toBe('预计 11 月 23 日（周一）送达')
  })
})

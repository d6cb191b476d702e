import { describe, expect, it } from 'vitest'
import {
  DAY,
  isCouponReminderDue,
  isPointsReminderDue,
  isReminderTime,
  isToldByDefault,
  maskEmail,
  MESSAGE_KIND,
  MESSAGES_AT,
  miniEntry,
  miniEntryPath,
  MESSAGE_TOPIC,
  pointsEnd,
  templatesToAsk,
  type MessageKind,
} from '#index'

const at = (text: string) => new Date(`${text}+08:00`).getTime()

describe('reminders', () => {
  it('are sent from nine in the morning until nine in the evening, by the clock in Beijing', () => {
    expect(
      ['08:59', '09:00', '20:59', '21:00', '00:00'].map((time) => isReminderTime(at(`2026-11-24T${time}`))),
    ).toEqual([false, true, true, false, false])
  })

  it('are sent for a coupon in its last three days, except on the day it was taken', () => {
    const end = at('2026-12-01T00:00')
    const taken = end - 10 * DAY
    expect(isCouponReminderDue(taken, end, end - 3 * DAY - 1)).toBe(false)
    expect(isCouponReminderDue(taken, end, end - 3 * DAY)).toBe(true)
    expect(isCouponReminderDue(taken, end, end)).toBe(true)
    expect(isCouponReminderDue(taken, end, end + 1)).toBe(false)
    expect(isCouponReminderDue(end - 2 * DAY, end, end - DAY - 1)).toBe(false)
    expect(isCouponReminderDue(end - 2 * DAY, end, end - DAY)).toBe(true)
  })

  it('are sent for points in the thirty days before they end', () => {
    const end = pointsEnd(at('2025-06-01T00:00'))
    expect(isPointsReminderDue(end - 30 * DAY - 1)).toBe(false)
    expect(isPointsReminderDue(end - 30 * DAY)).toBe(true)
    expect(isPointsReminderDue(end - 1)).toBe(true)
    expect(isPointsReminderDue(end)).toBe(false)
  })
})

it('sends advertising to nobody who did not ask for it', () => {
  expect(Object.values(MESSAGE_TOPIC).filter((kind) => !isToldByDefault(kind))).toEqual([MESSAGE_TOPIC.priceLower])
})

describe('messages of the messaging app', () => {
  const left = (allowed: Partial<Record<MessageKind, number>>) =>
    Object.values(MESSAGE_KIND).map((kind) => ({ kind, templateId: `t-${kind}`, left: allowed[kind] ?? 0 }))

  it('are offered when a shopper can see their purpose, each kind at some moment', () => {
    const asked = new Set(Object.values(MESSAGES_AT).flatMap(({ kinds }) => kinds))
    expect([...asked].sort()).toEqual(Object.values(MESSAGE_KIND).sort())
  })

  it('are offered three at a time, those with the fewest consents first, then the most likely', () => {
    expect(templatesToAsk(MESSAGES_AT.order.kinds, left({}))).toEqual([
      't-orderShipped',
      't-orderRefunded',
      't-parcelWaiting',
    ])
    const allowed = left({ orderShipped: 1, orderRefunded: 1, parcelWaiting: 1 })
    expect(templatesToAsk(MESSAGES_AT.order.kinds, allowed)).toEqual([
      't-orderShipped',
      't-invoiceMade',
      't-parcelSentBack',
    ])
  })

  it('of several kinds with one template are offered once, and those without a template never', () => {
    const shared = left({}).map((one) => ({ ...one, templateId: 'all' }))
    expect(templatesToAsk(MESSAGES_AT.service.kinds, shared)).toEqual(['all'])
    expect(templatesToAsk(MESSAGES_AT.service.kinds, [])).toEqual([])
  })

  it('open the page they are about, and no other shop', () => {
    const path = '/product/1001?skuNo=2&from=a%20b'
    const [page, to = ''] = miniEntry(path).split('?to=')
    expect(page).toBe('pages/home/index')
    expect(miniEntryPath({ to: decodeURIComponent(to) })).toBe(path)
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/%2F/evil.example', '/', ''])
      expect(miniEntryPath({ to })).toBeUndefined()
    expect(miniEntryPath({})).toBeUndefined()
  })
})

it('a mail address is shown with most of its name hidden', () => {
  expect(['xiaonuan@example.com', 'ab@example.com', 'a@b.cn', '@b.cn', 'nobody'].map(maskEmail)).toEqual([
    'xi***@example.com',
    'a***@example.com',
    '***@b.cn',
    '***@b.cn',
    'no***',
  ])
})

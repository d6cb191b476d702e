import { expect, it } from 'vitest'
import { createRecentNotices } from '#areas/payment/recent-notices'
import type { CashierNotice } from '#ports/cashier'
import { NOON } from '../../../test/noon'

const notice: CashierNotice = { paymentId: 'P1', tradeNo: 'T1', amount: 100, result: 'paid', time: NOON }

it('a notice that was noted is recognised for a minute, whenever it was sent, and no other is', () => {
  const recent = createRecentNotices()
  expect(recent.has(notice, NOON)).toBe(false)
  recent.note(notice, NOON)
  expect(recent.has({ ...notice, time: NOON + 5 }, NOON + 59_999)).toBe(true)
  expect(recent.has(notice, NOON + 60_000)).toBe(false)
  for (const other of [{ paymentId: 'P2' }, { tradeNo: 'T2' }, { amount: 1 }, { result: 'failed' as const }])
    expect(recent.has({ ...notice, ...other }, NOON)).toBe(false)
})

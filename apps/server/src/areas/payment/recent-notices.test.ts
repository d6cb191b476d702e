import { expect, it, vi } from 'vitest'
import { createRecentNotices } from '#areas/payment/recent-notices'
import type { Settled } from '#areas/payment/settle-payment'
import type { CashierNotice } from '#ports/cashier'
import { NOON } from '../../../test/noon'

const notice: CashierNotice = { paymentId: 'P1', tradeNo: 'T1', amount: 100, result: 'paid', time: NOON }
const settling = (settled: Settled) => vi.fn(async () => settled)

it('a repeated notice is known for a minute without being settled, and settled again after that', async () => {
  const recent = createRecentNotices()
  const settle = settling('done')
  expect(await recent(notice, NOON, settle)).toBe('done')
  // Repeated notices do not prolong the minute for which the first notice is remembered.
  for (const at of [1, 30_000, 59_999])
    expect(await recent({ ...notice, time: NOON + at }, NOON + at, settle)).toBe('known')
  expect(settle).toHaveBeenCalledTimes(1)
  expect(await recent(notice, NOON + 60_000, settle)).toBe('done')
})

it('another payment, trade, amount or result is settled', async () => {
  const recent = createRecentNotices()
  await recent(notice, NOON, settling('done'))
  for (const other of [{ paymentId: 'P2' }, { tradeNo: 'T2' }, { amount: 1 }, { result: 'failed' as const }])
    expect(await recent({ ...notice, ...other }, NOON, settling('inVain'))).toBe('inVain')
})

it('a refused notice is not remembered', async () => {
  const recent = createRecentNotices()
  await recent(notice, NOON, settling('refused'))
  expect(await recent(notice, NOON, settling('done'))).toBe('done')
})

import type { Order } from '@hearth/state'
import { expect, it } from 'vitest'
import { OrderDetailScreen } from '../src/order-detail'
import { openScreen } from './open-screen'
import { order } from './samples'

const PRE_SALE = {
  kind: 'preSale',
  depositAmount: 10_000,
  balanceAmount: 20_000,
  balanceBeginTime: 0,
  balanceEndTime: 1,
  depositKept: true,
  balancePlaced: false,
} as const

const shown = async (more: Partial<Order>) => {
  const page = await openScreen(OrderDetailScreen, {
    params: { orderId: '1' },
    calls: {
      orders: { get: async () => ({ order: order('1', more) }), operLogs: async () => ({ operLogs: [] }) },
    },
  })
  return page.text()
}

it('an invoice can be requested for what was paid, and for a deposit that the shop keeps', async () => {
  expect(await shown({ orderStatus: 40 })).toContain('查看或申请发票')
  expect(await shown({ orderStatus: 90 })).not.toContain('查看或申请发票')
  expect(await shown({ orderStatus: 90, campaign: { ...PRE_SALE, keptAmount: 10_000 } })).toContain('查看或申请发票')
  expect(await shown({ orderStatus: 90, campaign: PRE_SALE })).not.toContain('查看或申请发票')
})

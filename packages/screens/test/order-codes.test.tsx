import { appStore, type OrderCodes } from '@hearth/state'
import { later, type FakeCalls } from '@hearth/state/testing'
import { expect, it, vi } from 'vitest'
import { OrderDetailScreen } from '../src/order-detail'
import { openScreen } from './open-screen'
import { order } from './samples'

const line = (part: Partial<OrderCodes> = {}): OrderCodes => ({
  orderItemId: '1-0',
  skuNo: 'card',
  name: '上门安装服务卡',
  itemQuantity: 2,
  codes: ['AZ-1', 'AZ-2'],
  ...part,
})
const open = (codes: OrderCodes[] | undefined, calls: FakeCalls['orders'] = {}) => {
  const opened: string[] = []
  const page = openScreen(OrderDetailScreen, {
    params: { orderId: '1' },
    ports: { openFile: async (url) => void opened.push(url) },
    calls: {
      orders: {
        get: async () => ({ order: order('1', { orderStatus: 40, codes }) }),
        operLogs: async () => ({ operLogs: [] }),
        ...calls,
      },
    },
  })
  return page.then((shown) => ({ ...shown, opened }))
}

it('the codes of an order are shown, sent to the shopper’s telephone once for two presses, and downloaded', async () => {
  const answer = later<{ telephone: string }>()
  const sendCodes = vi.fn(() => answer.promise)
  const page = await open([line()], {
    sendCodes,
    getCodesFile: async () => ({ url: '/order-codes-files/1.xlsx', fileName: '1.xlsx' }),
  })
  for (const words of ['AZ-1', 'AZ-2', '不支持无理由退款']) expect(page.text()).toContain(words)
  await page.press('发送到手机')
  await page.press('发送到手机')
  answer.resolve({ telephone: '138****0000' })
  await vi.waitFor(() => expect(page.shop.store(appStore).getState().toast).toBeDefined())
  await page.press('下载表格')
  expect(sendCodes).toHaveBeenCalledTimes(1)
  expect(page.shop.store(appStore).getState().toast?.text).toBe('已发送到 138****0000')
  expect(page.opened).toEqual(['/order-codes-files/1.xlsx'])
})

it('an order with missing codes says so, and one without codes has no such part', async () => {
  const lacking = await open([line({ codes: [] }), line({ orderItemId: '1-1', codes: ['AZ-3'] })])
  for (const words of ['兑换码正在发放', '还有 1 个正在补充']) expect(lacking.text()).toContain(words)
  expect((await open(undefined)).text()).not.toContain('不支持无理由退款')
})

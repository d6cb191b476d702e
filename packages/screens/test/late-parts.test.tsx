import { ORDER_STATUS } from '@hearth/domain'
import { expect, it } from 'vitest'
import { CheckoutScreen } from '../src/checkout'
import { OrderDetailScreen } from '../src/order-detail'
import { openScreen } from './open-screen'
import { address, order, parcel, preSale, settlement } from './samples'

/** Returns a function that tells what text the page had at the moment when these words first appeared. */
function firstSeen(words: string) {
  let text = ''
  const observer = new MutationObserver(() => {
    const now = document.body.textContent ?? ''
    if (text === '' && now.includes(words)) text = now
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    return text
  }
}

it('an order is shown together with its parcels above its goods, and with the parts below them', async () => {
  const seen = firstSeen('申请售后')
  const two = [parcel, { ...parcel, parcelNo: 2 }]
  await openScreen(OrderDetailScreen, {
    params: { orderId: '9001' },
    calls: {
      orders: { get: async () => ({ order: order('9001', { orderStatus: ORDER_STATUS.shipped, parcels: two }) }) },
    },
  })
  const text = seen()
  for (const words of ['包裹 2', '订单编号', '联系客服']) expect(text).toContain(words)
})

it('a checkout of a pre-sale is shown together with its two payments above its coupons', async () => {
  const seen = firstSeen('发票')
  await openScreen(CheckoutScreen, {
    calls: {
      checkout: {
        settle: async () => ({ ...settlement, campaign: preSale, coupons: [] }),
        addresses: async () => ({ result: [address('1', { isDefault: 1 })] }),
      },
      invoice: { getVat: async () => ({}) },
    },
  })
  expect(seen()).toContain('第一步 支付定金')
})

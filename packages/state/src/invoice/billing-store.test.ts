import type { Billing } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { billingStore } from '#invoice/billing-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'

const choice = { invoiceHeaderType: 1, invoiceContent: 1, invoiceType: 1, pattern: 3 } as const
const made: Billing = {
  orderId: 'o',
  invoiceType: 1,
  invoiceTitle: '个人',
  amount: 100,
  billingStatus: 1,
  redStatus: 0,
  pdf_url: '/invoice-files/o-1.pdf',
}

function opened(billings: Billing[], more: object = {}) {
  const openFile = vi.fn(async () => {})
  const shop = createShop({
    ports: fakePorts({ openFile }),
    api: fakeApi({
      invoice: {
        listBillings: async () => ({ result: billings }),
        getInvoiceMoney: async () => ({ orderId: 'o', money: 100 }),
        get: async () => choice,
        getVat: async () => ({}),
        ...more,
      },
    }),
  })
  return { billing: () => shop.store(billingStore('o')).getState(), openFile }
}

it('opens the file at the address it has now', async () => {
  const { billing, openFile } = opened([made])
  await billing().open()
  expect(openFile).toHaveBeenCalledWith('/invoice-files/o-1.pdf')
})

it('asks for an invoice as electronic, and keeps what it was refused for', async () => {
  const requestBilling = vi.fn(async () => made)
  const { billing, openFile } = opened([], { requestBilling })
  await billing().load()
  expect(billing().invoice.data).toMatchObject({ money: 100, choice })
  await billing().open()
  expect(openFile).not.toHaveBeenCalled()
  expect(await billing().request(choice)).toBe(true)
  expect(requestBilling).toHaveBeenCalledWith({ ...choice, orderId: 'o' }, { toast: false })
  requestBilling.mockImplementationOnce(() => Promise.reject(refusal('107002414', '没有可开票的金额')))
  expect(await billing().request(choice)).toBe(false)
  expect(billing().refusal?.message).toBe('没有可开票的金额')
})

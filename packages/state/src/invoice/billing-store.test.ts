import type { Billing, Invoice } from '@hearth/sdk/core'
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

const none: Invoice = { ...choice, invoiceType: 0 }

function opened(billings: Billing[], more: object = {}, asked: Invoice = none) {
  const changeInvoice = vi.fn(async () => asked)
  const openFile = vi.fn(async () => {})
  const shop = createShop({
    ports: fakePorts({ openFile }),
    api: fakeApi({
      orders: { getInvoice: async () => asked, changeInvoice },
      invoice: {
        listBillings: async () => ({ result: billings }),
        getInvoiceMoney: async () => ({ orderId: 'o', money: 100, invoiceTypes: [1, 2] }),
        get: async () => choice,
        getVat: async () => ({}),
        ...more,
      },
    }),
  })
  return { billing: () => shop.store(billingStore('o')).getState(), openFile, changeInvoice }
}

it('opens the file at its current address', async () => {
  const { billing, openFile } = opened([made])
  await billing().open()
  expect(openFile).toHaveBeenCalledWith('/invoice-files/o-1.pdf')
})

it('requests an electronic invoice, and keeps the reason of a refusal', async () => {
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

it('begins with the invoice requested with the order, and changes that one instead of requesting two', async () => {
  const asked: Invoice = { ...choice, invoiceHeaderType: 2, invoiceTitle: '暖居公司', invoiceTaxNumber: '1'.repeat(18) }
  const { billing, changeInvoice } = opened([], {}, asked)
  await billing().load()
  expect(billing().invoice.data).toMatchObject({ choice: asked, changeable: true })
  expect(await billing().request({ ...choice, email: 'a@b.cn' })).toBe(true)
  const { pattern: _, ...said } = choice
  expect(changeInvoice).toHaveBeenCalledWith(
    { ...said, invoiceTitle: undefined, invoiceTaxNumber: undefined, orderId: 'o' },
    { toast: false },
  )
})

it('can be changed until it is made', async () => {
  const requested = { ...made, billingStatus: 0 as const, pdf_url: undefined }
  const { billing } = opened([requested], {}, choice)
  await billing().load()
  expect(billing().invoice.data?.changeable).toBe(true)
  const done = opened([made], {}, choice)
  await done.billing().load()
  expect(done.billing().invoice.data?.changeable).toBe(false)
})

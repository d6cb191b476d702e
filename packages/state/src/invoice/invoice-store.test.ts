import { emptyInvoice } from '@hearth/domain'
import { expect, it, vi } from 'vitest'
import { invoiceStore } from '#invoice/invoice-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'

const company = { ...emptyInvoice(), invoiceHeaderType: 2, invoiceTitle: '暖居公司' } as const

it('counts as saved only when the shop answers with code 0, and shows the saved data', async () => {
  const change = vi.fn(async () => company)
  const get = vi.fn(async () => company)
  const shop = createShop({
    ports: fakePorts(),
    api: fakeApi({ invoice: { change, get, getVat: async () => ({}) } }),
  })
  const invoice = () => shop.store(invoiceStore).getState()
  expect(await invoice().keepChoice(company)).toBe(true)
  expect(invoice().choice.data).toEqual(company)
  change.mockImplementationOnce(() => Promise.reject(refusal('107002001', '请填写企业名称')))
  expect(await invoice().keepChoice(emptyInvoice())).toBe(false)
  expect(invoice().refusal?.message).toBe('请填写企业名称')
  expect(get).toHaveBeenCalledTimes(1)
})

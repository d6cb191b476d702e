import { describe, expectTypeOf, it } from 'vitest'
import type { Api, Invoice, invoice as table } from '@hearth/sdk/core'

declare const invoice: Api<{ invoice: typeof table }>['invoice']

describe('an invoice', () => {
  it('is requested electronically, in the name of a person', () => {
    expectTypeOf(
      invoice.change({ invoiceHeaderType: 1, invoiceContent: 1, invoiceType: 1, pattern: 3 }),
    ).resolves.toEqualTypeOf<Invoice>()
  })

  it('with value-added tax is not stored without the taxpayer number', () => {
    // @ts-expect-error the taxpayer number is missing
    void invoice.addVat({
      companyName: '北京暖居科技有限公司',
      registeredAddress: '',
      registeredTelephone: '',
      bankName: '',
      bankAccount: '',
    })
  })

  it('is made out to a person or a company', () => {
    // @ts-expect-error `invoiceHeaderType` is 1 or 2
    void invoice.change({ invoiceHeaderType: 3, invoiceContent: 1, invoiceType: 1, pattern: 3 })
  })

  it('may not be made yet', async () => {
    const { pdf_url: file } = await invoice.getOrderBilling({ orderId: '482913570' })
    // @ts-expect-error `pdf_url` may be absent
    const address: string = file
    expectTypeOf(address).toBeString()
  })
})

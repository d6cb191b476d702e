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
    // @ts-expect-error the tax office asks for it
    void invoice.addVat({
      companyName: '北京暖居科技有限公司',
      registeredAddress: '',
      registeredTelephone: '',
      bankName: '',
      bankAccount: '',
    })
  })

  it('is made out to a person or a company', () => {
    // @ts-expect-error 1 or 2
    void invoice.change({ invoiceHeaderType: 3, invoiceContent: 1, invoiceType: 1, pattern: 3 })
  })

  it('may not be made yet', async () => {
    const { pdf_url: file } = await invoice.getOrderBilling({ orderId: '482913570' })
    // @ts-expect-error there may be no file
    const address: string = file
    expectTypeOf(address).toBeString()
  })
})

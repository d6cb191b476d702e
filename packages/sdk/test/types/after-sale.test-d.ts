import type { AfterSaleStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { AfterSaleId, Api, afterSale as table } from '@hearth/sdk/core'

declare const afterSale: Api<{ afterSale: typeof table }>['afterSale']

const form = { orderItemId: '1-0', serviceType: 1, reason: 'quality-light', skuNo: '2001', itemQuantity: 1 } as const

describe('after-sale', () => {
  it('is requested with a reason, and how the product is returned', () => {
    expectTypeOf(
      afterSale.apply({ ...form, returnType: 2, hasInvoice: -1, suitSkuInfo: [{ skuNo: '2001', itemQuantity: 1 }] }),
    ).resolves.toEqualTypeOf<AfterSaleId>()
  })

  it('is not requested without a reason', () => {
    const { reason, ...unfounded } = form
    // @ts-expect-error the reason is missing
    void afterSale.apply(unfounded)
    expectTypeOf(reason).toBeString()
  })

  it('has no fourth kind of service', () => {
    // @ts-expect-error `serviceType` is 1 (refund), 2 (exchange) or 3 (repair)
    void afterSale.apply({ ...form, serviceType: 4 })
  })

  it('takes either the parcel or the bank account', () => {
    const afterSaleOrderId = '482913570'
    void afterSale.submitBill({
      afterSaleOrderId,
      submission: 'parcel',
      expressCompany: '顺丰速运',
      expressNumber: 'SF1',
    })
    // @ts-expect-error the tracking number of the parcel is missing
    void afterSale.submitBill({ afterSaleOrderId, submission: 'parcel', expressCompany: '顺丰速运' })
    // @ts-expect-error the bank account is missing
    void afterSale.submitBill({ afterSaleOrderId, submission: 'bankInfo' })
  })

  it('takes the bank account beside the request, not inside it', async () => {
    const detail = await afterSale.get({ afterSaleOrderId: '482913570' })
    expectTypeOf(detail.afterSaleOrder.afterSaleStatus).toEqualTypeOf<AfterSaleStatus>()
    // @ts-expect-error the bank account is `detail.bankInfo`
    void detail.afterSaleOrder.bankInfo
  })
})

import { expect, it } from 'vitest'
import { invoiceMeansStore } from '#invoice/invoice-means-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

it('offers the kinds of invoices that every merchant of the order makes', async () => {
  const asked: string[] = []
  const shop = createShop({
    ports: fakePorts(),
    api: fakeApi({
      invoice: {
        getVat: async () => ({}),
        getMerchantBilling: async ({ merchantId }) => {
          asked.push(merchantId)
          return { merchantId, merchantName: merchantId, invoiceTypes: merchantId === 'both' ? [1, 2] : [1] }
        },
      },
    }),
  })
  const { load } = shop.store(invoiceMeansStore).getState()
  const types = async (...merchantIds: string[]) => {
    await load(merchantIds)
    return shop.store(invoiceMeansStore).getState().means.data?.types
  }
  expect(await types('both', 'both')).toEqual([1, 2])
  expect(asked).toEqual(['both'])
  expect(await types('both', 'one')).toEqual([1])
  expect(await types()).toEqual([])
})

import type { ContentPage, Spu } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { serviceStore } from '#service/service-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

const sellers: Readonly<Record<string, string>> = { lamp: 'hearth', speaker: 'hearth', lock: 'smith' }

function open(widgets: ContentPage['blocks'][number]['widgets'] = []) {
  const get = vi.fn(async ({ spuNo }: { spuNo: string }) => ({ spuNo, merchantId: sellers[spuNo] }) as Spu)
  const merchant = vi.fn(async ({ merchantId }: { merchantId: string }) => ({
    merchantId,
    name: merchantId,
    companyName: '',
    telephone: `400-${merchantId}`,
    productCount: 1,
    products: [],
  }))
  const home = async () =>
    ({ urlMapping: '/home', title: '', description: '', blocks: [{ blockId: 1, widgets }] }) as ContentPage
  const shop = createShop({ api: fakeApi({ products: { get, merchant, widgets: home } }), ports: fakePorts() })
  const service = () => shop.store(serviceStore).getState()
  return { service, get, telephones: () => service().merchants.data?.map(({ telephone }) => telephone) }
}

it('names each merchant of an order once, however many products they sold', async () => {
  const { service, get, telephones } = open()
  await service().load(['lamp', 'speaker', 'lock', 'lamp'])
  expect(telephones()).toEqual(['400-hearth', '400-smith'])
  expect(get).toHaveBeenCalledTimes(3)
})

it('names the merchant of the home page’s first product, where there is no order', async () => {
  const { service, telephones } = open([
    { widgetType: 3, title: '', products: [{ spuNo: 'lock' }, { spuNo: 'lamp' }] },
  ] as unknown as ContentPage['blocks'][number]['widgets'])
  await service().load([])
  expect(telephones()).toEqual(['400-smith'])
})

it('names the merchants it could find when one product can not be loaded, and says when none can', async () => {
  const { service, get, telephones } = open()
  get.mockRejectedValueOnce(new Error('offline'))
  await service().load(['lamp', 'lock'])
  expect(telephones()).toEqual(['400-smith'])
  get.mockRejectedValue(new Error('offline'))
  await service().load(['lamp', 'lock'])
  expect(service().merchants.status).toBe('failed')
})

it('names nobody in a shop without products', async () => {
  const { service, telephones } = open()
  await service().load([])
  expect(telephones()).toEqual([])
})

import type { ListCabinets } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { cabinetsStore } from '#delivery/cabinets-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

const address = { provinceCode: '110000', cityCode: '110100', districtCode: '110101', streetCode: '' }

function open(ports = fakePorts()) {
  const listCabinets = vi.fn(async (_: ListCabinets) => ({ result: [] }))
  const listPickupPoints = vi.fn(async () => ({ result: [] }))
  const shop = createShop({ api: fakeApi({ orders: { listCabinets }, address: { listPickupPoints } }), ports })
  return { cabinets: () => shop.store(cabinetsStore).getState(), listCabinets, listPickupPoints }
}

it('searches for cabinets that are large enough, and for points only where the street is known', async () => {
  const { cabinets, listCabinets, listPickupPoints } = open()
  await cabinets().load({ address, pieces: 3 })
  expect(listCabinets).toHaveBeenCalledWith({ ...address, pieces: 3 })
  expect(listPickupPoints).not.toHaveBeenCalled()
  expect(cabinets().points.data).toEqual([])
  const inStreet = { ...address, streetCode: '110101001' }
  await cabinets().load({ address: inStreet })
  expect(listPickupPoints).toHaveBeenCalledWith(inStreet)
})

it('searches again from the shopper’s place, once they have given it', async () => {
  const ports = { ...fakePorts(), locate: async () => ({ longitude: 116.4, latitude: 39.9 }) }
  const { cabinets, listCabinets } = open(ports)
  await cabinets().load({ address })
  await cabinets().locate()
  expect(listCabinets).toHaveBeenLastCalledWith(expect.objectContaining({ longitude: 116.4, latitude: 39.9 }))
})

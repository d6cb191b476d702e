import type { Address, AddressDraft, Area } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { addressesStore } from '#addresses/addresses-store'
import { createShop } from '#shop/create-shop'
import { fakeApi, type FakeCalls } from '#testing/fake-api'
import { refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'

const draft: AddressDraft = {
  consigneeName: '林小暖',
  consigneeTele: '13800138000',
  provinceCode: '44',
  cityCode: '4403',
  districtCode: '440305',
  detailAddress: '1 号',
}
const address = { ...draft, addressId: 'a1' } as Address
const area = (code: string): Area => ({ code, name: code, type: 'province', hasLeaf: true })

function open(calls: FakeCalls['address']) {
  const shop = createShop({ api: fakeApi({ address: calls }), ports: fakePorts() })
  return () => shop.store(addressesStore).getState()
}

it('keeps a new address and loads the book again', async () => {
  const add = vi.fn(async () => address)
  const addresses = open({ add, list: async () => ({ result: [address] }) })
  expect(await addresses().save(draft)).toBe(true)
  expect(add).toHaveBeenCalledWith(draft)
  expect(addresses().list.data?.result).toEqual([address])
})

it('keeps one address for two presses, the second while the book is loaded again', async () => {
  const add = vi.fn(async () => address)
  const book = later<{ result: Address[] }>()
  const addresses = open({ add, list: () => book.promise })
  const first = addresses().save(draft)
  await vi.waitFor(() => expect(addresses().list.status).toBe('loading'))
  const second = addresses().save(draft)
  book.resolve({ result: [address] })
  expect(await Promise.all([first, second])).toEqual([true, false])
  expect(add).toHaveBeenCalledTimes(1)
})

it('changes an address that has an id', async () => {
  const change = vi.fn(async () => address)
  const addresses = open({ change, list: async () => ({ result: [] }) })
  await addresses().save({ ...draft, addressId: 'a1' })
  expect(change).toHaveBeenCalledWith({ ...draft, addressId: 'a1' })
})

it('says that an address was not kept, and lets the shopper try again', async () => {
  const addresses = open({ add: () => Promise.reject(refusal('107002400')) })
  expect(await addresses().save(draft)).toBe(false)
  expect(addresses().saving).toBe(false)
})

it('begins with the provinces and goes down by code', async () => {
  const areasBelow = vi.fn(async () => ({ result: [area('4403')] }))
  const addresses = open({ provinces: async () => ({ result: [area('44')] }), areasBelow })
  expect((await addresses().loadAreas('0'))[0]?.code).toBe('44')
  expect((await addresses().loadAreas('44'))[0]?.code).toBe('4403')
  expect(areasBelow).toHaveBeenCalledWith({ parentCode: '44' })
})

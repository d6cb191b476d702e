import { REPLY_CODE } from '@hearth/domain'
import type { Address, AddressAreas, AddressList, ExternalAddressCheck, ExternalAddresses } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAddressBook, type KeptAddress } from '#ports/address-book'
import { openTestShop, type TestShop } from '../../../test/shop'

let shop: TestShop
let asked = 0
const unknown: KeptAddress = {
  externalId: 'mars',
  consigneeName: '林暖',
  consigneeTele: '13800138000',
  provinceName: '火星省',
  cityName: '火星市',
  districtName: '火星区',
  streetName: '',
  detailAddress: '1 号坑',
}
beforeAll(async () => {
  shop = await openTestShop({
    rateLimits: false,
    ports: {
      addressBook: {
        has: demoAddressBook.has,
        async list(shopper) {
          asked += 1
          return [...(await demoAddressBook.list(shopper)), unknown]
        },
      },
    },
  })
})
afterAll(() => shop.close())

type Headers = Record<string, string>
const get = async <Data>(headers: Headers, url: string) => (await shop.ask<Data>({ url, headers })).data!
const post = <Data>(headers: Headers, url: string, payload: object) =>
  shop.ask<Data>({ method: 'POST', url, headers, payload })
const external = async (headers: Headers) =>
  (await get<ExternalAddresses>(headers, '/api/rest/address/v1/getExternalAddresses')).result
const check = (headers: Headers) => get<ExternalAddressCheck>(headers, '/api/rest/address/v1/hasExternalAddress')
const allow = (headers: Headers, authorized: boolean) =>
  post(headers, '/api/rest/address/v1/saveExternalAuth', { authorized })
const copy = (headers: Headers, externalId: string) =>
  post<Address>(headers, '/api/rest/address/v1/createExternalAddress', { externalId })
const book = async (headers: Headers) => (await get<AddressList>(headers, '/api/platform/address/v1')).result

describe('the addresses of the app around the shop', () => {
  it('are not read before the shopper agrees, nor after they withdraw their consent', async () => {
    const { headers } = await shop.newShopper()
    expect(await check(headers)).toEqual({ hasExternalAddress: true, authorized: false })
    const before = asked
    expect(await external(headers)).toEqual([])
    expect(await copy(headers, 'demo-home')).toMatchObject({ code: REPLY_CODE.notFound, field: 'externalId' })
    expect(asked).toBe(before)
    await allow(headers, true)
    await allow(headers, true)
    expect(await check(headers)).toMatchObject({ authorized: true })
    expect((await external(headers)).map(({ externalId }) => externalId)).toEqual(['demo-home', 'demo-office'])
    await allow(headers, false)
    expect(await external(headers)).toEqual([])
  })

  it('come with the shop’s area codes, and leave out addresses whose area the shop does not know', async () => {
    const { headers } = await shop.newShopper()
    await allow(headers, true)
    const [home, office] = await external(headers)
    expect(home).toMatchObject({ provinceCode: '330000', districtName: '西湖区', streetName: '北山街道' })
    expect(home?.streetCode).not.toBe('')
    expect(office).toMatchObject({ districtName: '朝阳区', streetCode: '' })
  })

  it('are copied once, however many copies are asked for at once, and the first becomes the default', async () => {
    const { headers } = await shop.newShopper()
    await allow(headers, true)
    const copied = await Promise.all(Array.from({ length: 50 }, () => copy(headers, 'demo-home')))
    expect(new Set(copied.map(({ data }) => data?.addressId)).size).toBe(1)
    expect(await book(headers)).toMatchObject([{ isDefault: 1, detailAddress: '北山街 1 号院 2 号楼 301' }])
    await copy(headers, 'demo-office')
    expect(await book(headers)).toHaveLength(2)
  })

  it('belong to a shopper: a visitor is asked to log in', async () => {
    const reply = await shop.ask({ url: '/api/rest/address/v1/hasExternalAddress' })
    expect(reply.code).toBe(REPLY_CODE.loginNeeded)
  })
})

describe('the districts of a shopper’s addresses', () => {
  it('are listed once each, that of the default address first', async () => {
    const { headers } = await shop.newShopper()
    await allow(headers, true)
    await copy(headers, 'demo-office')
    await copy(headers, 'demo-home')
    const districts = await get<AddressAreas>(headers, '/api/platform/address/v1/dis')
    expect(districts.result.map(({ districtName }) => districtName)).toEqual(['朝阳区', '西湖区'])
  })
})

import { REPLY_CODE } from '@hearth/domain'
import type { Address, AddressDetail, AddressList, AreaList } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areaTree } from '#areas/address/area-tree'
import { HOME } from '../../../test/home-address'
import { openTestShop, type TestShop } from '../../../test/shop'

describe('the areas of China', () => {
  it('leads from every province down to a district', () => {
    const tree = areaTree()
    const provinces = tree.below('')!
    expect(provinces).toHaveLength(34)
    const cities = provinces.flatMap((province) => tree.below(province.code)!)
    const withoutDistrict = cities.filter((city) => tree.below(city.code)!.length === 0)
    expect(provinces.filter((province) => tree.below(province.code)!.length === 0)).toEqual([])
    expect(withoutDistrict).toEqual([])
  })

  it('knows the streets of a district in a municipality, and the districts of Hong Kong', () => {
    const tree = areaTree()
    expect(tree.find('110000', '110100')?.name).toBe('北京市')
    expect(tree.find('110100', '110101')?.name).toBe('东城区')
    expect(tree.find('110101', '110101001')).toEqual({
      code: '110101001',
      name: '东华门街道',
      type: 'street',
      hasLeaf: false,
    })
    expect(tree.find('810100', '810001')?.name).toBe('中西区')
  })

  it('leaves out districts merged into others, and the 市辖区 where nobody lives', () => {
    const names = areaTree()
      .below('330100')!
      .map((area) => area.name)
    expect(names).toContain('拱墅区')
    expect(names).not.toContain('下城区')
    expect(names).not.toContain('市辖区')
  })
})

describe('addresses', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop()))
  afterAll(() => shop.close())

  const as = (headers: Record<string, string>) => ({
    list: () => shop.ask<AddressList>({ url: '/api/platform/address/v1', headers }),
    add: (draft: object) =>
      shop.ask<Address>({ method: 'POST', url: '/api/platform/address/v1', payload: { ...HOME, ...draft }, headers }),
    get: (id: string) => shop.ask<AddressDetail>({ url: `/api/platform/address/v1/${id}`, headers }),
    change: (id: string, draft: object) =>
      shop.ask<Address>({
        method: 'PUT',
        url: `/api/platform/address/v1/${id}`,
        payload: { ...HOME, ...draft },
        headers,
      }),
    remove: (id: string) => shop.ask({ method: 'DELETE', url: `/api/platform/address/v1/${id}`, payload: {}, headers }),
    makeDefault: (id: string) =>
      shop.ask<Address>({ method: 'PUT', url: `/api/platform/address/v1/default/${id}`, payload: {}, headers }),
  })
  const newShopper = async () => as((await shop.newShopper()).headers)

  it('puts "don\'t know yet" first in a list of streets, and nowhere else', async () => {
    const streets = await shop.ask<AreaList>('/api/platform/areas/v1/440305')
    expect(streets.data!.result[0]).toEqual({ code: '', name: '暂不清楚', type: 'street', hasLeaf: false })
    expect(streets.data!.result[1]).toMatchObject({ code: '440305001', name: '南头街道' })
    expect((await shop.ask<AreaList>('/api/areas/440305/v1')).data!.result[0]!.code).toBe('440305001')
    expect((await shop.ask<AreaList>('/api/platform/areas/v1/440300')).data!.result[0]!.type).toBe('district')
    expect((await shop.ask<AreaList>('/api/platform/areas/v1')).data!.result).toHaveLength(34)
    expect(await shop.ask('/api/platform/areas/v1/999999')).toMatchObject({ status: 404, code: REPLY_CODE.notFound })
  })

  it('keeps an address under the names of its areas, and makes the first one the default', async () => {
    const { add, change, get, list } = await newShopper()
    const first = await add({ streetCode: '440305002', provinceName: '瞎写省' })
    expect(first.data).toMatchObject({
      isDefault: 1,
      areaIdOld: 0,
      provinceName: '广东省',
      cityName: '深圳市',
      districtName: '南山区',
      streetName: '南山街道',
      detailAddress: '科技园 1 号',
    })
    const { addAddress, ...shown } = (await get(first.data!.addressId)).data!
    expect(shown).toEqual(first.data)
    expect((await change(first.data!.addressId, addAddress!)).data).toEqual(first.data)
    shop.wait(1)
    const second = await add({ tag: '公司' })
    expect(second.data).toMatchObject({ isDefault: 0, tag: '公司', streetName: '' })
    expect((await list()).data!.result.map((one) => one.addressId)).toEqual([
      first.data!.addressId,
      second.data!.addressId,
    ])
  })

  it('refuses areas that do not lie below each other, and names the first wrong one', async () => {
    const { add } = await newShopper()
    expect(await add({ cityCode: '110100' })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'cityCode',
      message: '请重新选择城市',
    })
    expect(await add({ streetCode: '110101001' })).toMatchObject({ code: REPLY_CODE.badInput, field: 'streetCode' })
    expect(await add({ consigneeTele: '12345' })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'consigneeTele',
      message: '手机号格式不正确',
    })
    expect(await add({ consigneeName: '   ' })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'consigneeName',
      message: '收货人不能为空',
    })
  })

  it('has at most one default, and makes another the default when the default is deleted', async () => {
    const { add, list, makeDefault, remove, change } = await newShopper()
    const [one, two, three] = [await add({}), await add({ isDefault: 1 }), await add({})].map(
      (reply) => reply.data!.addressId,
    ) as [string, string, string]
    const defaults = async () =>
      (await list()).data!.result.filter((address) => address.isDefault === 1).map((address) => address.addressId)
    expect(await defaults()).toEqual([two])
    expect((await makeDefault(three)).data).toMatchObject({ addressId: three, isDefault: 1 })
    await Promise.all([makeDefault(one), change(two, { isDefault: 1 }), makeDefault(three)])
    expect(await defaults()).toHaveLength(1)
    await makeDefault(one)
    await remove(one)
    expect(await defaults()).toHaveLength(1)
    expect((await list()).data!.result).toHaveLength(2)
  })

  it('is deleted once when the delete is sent again after a lost answer, and no other address is deleted', async () => {
    const { add, list, remove } = await newShopper()
    const [kept, gone] = [await add({}), await add({})].map((reply) => reply.data!.addressId) as [string, string]
    expect((await remove(gone)).code).toBe(REPLY_CODE.ok)
    expect((await remove(gone)).code).toBe(REPLY_CODE.ok)
    expect((await list()).data!.result.map((address) => address.addressId)).toEqual([kept])
  })

  it('is refused where the receiver or the house has no visible character, and is stored on one line', async () => {
    const { add } = await newShopper()
    for (const field of ['consigneeName', 'detailAddress']) {
      for (const nothing of ['\u200b', '\u202e\u2066', '\u3000\ufeff', '\u3164', '\n\t'])
        expect(await add({ [field]: nothing })).toMatchObject({ code: REPLY_CODE.badInput, field })
    }
    const { data } = await add({ consigneeName: ' 李\u202e雷\r\n', detailAddress: '科技园\n1 号\u200b', tag: '\u200b' })
    expect(data).toMatchObject({ consigneeName: '李雷', detailAddress: '科技园 1 号' })
    expect(data).not.toHaveProperty('tag')
  })

  it("answers for another shopper's address as for one that does not exist", async () => {
    const owner = await newShopper()
    const other = await newShopper()
    const id = (await owner.add({})).data!.addressId
    expect(await other.remove(id)).toMatchObject({ code: REPLY_CODE.ok })
    for (const ask of [other.get, other.makeDefault, (one: string) => other.change(one, {})]) {
      const [theirs, nobodys] = [await ask(id), await ask('no-such-address')]
      expect({ ...theirs, headers: undefined }).toEqual({ ...nobodys, headers: undefined })
      expect(theirs).toMatchObject({ status: 404, code: REPLY_CODE.notFound })
    }
    expect((await owner.get(id)).data).toMatchObject({ addressId: id, isDefault: 1 })
  })

  it('keeps at most 25', async () => {
    const { add } = await newShopper()
    for (let n = 0; n < 25; n += 1) await add({})
    expect(await add({})).toMatchObject({ code: REPLY_CODE.overLimit, message: '最多保存 25 个收货地址' })
  })
})

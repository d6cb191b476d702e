import { describe, expectTypeOf, it } from 'vitest'
import type { AddressDetail, Api, address as table } from '@hearth/sdk/core'

declare const address: Api<{ address: typeof table }>['address']

const home = {
  consigneeName: '林小暖',
  consigneeTele: '13800138000',
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110101',
  detailAddress: '王府井大街 88 号',
}

describe('an address', () => {
  it('is kept without its street, and read with the names of its areas', () => {
    void address.add({ ...home, streetCode: '', isDefault: 1 })
    expectTypeOf(address.get({ addressId: '482913570' })).resolves.toEqualTypeOf<AddressDetail>()
  })

  it('is not kept without somebody to receive the parcel', () => {
    const { consigneeName, ...nobody } = home
    // @ts-expect-error the recipient's name is missing
    void address.add(nobody)
    expectTypeOf(consigneeName).toBeString()
  })

  it('is not made the default by a word', () => {
    // @ts-expect-error `isDefault` is 1 or 0
    void address.add({ ...home, isDefault: true })
  })

  it('has no level below the street', async () => {
    const { result } = await address.areasBelow({ parentCode: '110101' })
    // @ts-expect-error the levels are province, city, district and street
    if (result[0]?.type === 'village') expectTypeOf(result).toBeNever()
  })
})

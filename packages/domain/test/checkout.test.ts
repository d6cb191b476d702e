import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couponSaving } from '#coupon/coupon-saving'
import { couponThreshold } from '#coupon/coupon-text'
import { chooseAddress, fullAddress, splitCoupons, UNKNOWN_STREET } from '#index'
import { bit, coupon, coupons, fen } from './arbitraries'

const one = (discountType: number, couponValue: number, more: object = {}) => ({
  couponId: `c${couponValue}`,
  discountType,
  couponValue,
  ...more,
})

describe('coupons (S08)', () => {
  it('save their amount once their threshold is reached', () => {
    expect(couponSaving(one(1, 2000, { thresholdAmount: 10_000 }), 9999, 0)).toBe(0)
    expect(couponSaving(one(1, 2000, { thresholdAmount: 10_000 }), 10_000, 0)).toBe(2000)
    expect(couponSaving(one(2, 88), 9999, 0)).toBe(1199)
    expect(couponSaving(one(3, 1500), 9999, 1000)).toBe(1000)
  })

  it('of percent save no more than their limit, and say so', () => {
    const limited = one(2, 88, { mostSaving: 1000 })
    expect([5000, 9999, 1_000_000].map((amount) => couponSaving(limited, amount, 0))).toEqual([600, 1000, 1000])
    expect(couponThreshold({ thresholdAmount: 19_900, mostSaving: 5000 })).toBe('满 199 元可用，最多减 50 元')
    expect(couponThreshold({})).toBe('无门槛')
  })

  it('never save more than the price', () => {
    fc.assert(
      fc.property(coupon, fen, fen, (any, amount, freight) => {
        const saving = couponSaving(any, amount, freight)
        expect(Number.isSafeInteger(saving)).toBe(true)
        expect(saving).toBeGreaterThanOrEqual(0)
        expect(saving).toBeLessThanOrEqual(any.discountType === 3 ? freight : amount)
      }),
    )
  })

  it('are grouped by kind and by use, and the applied one of each kind is selected', () => {
    const list = [
      { couponId: 'a', discountType: 1, usable: true, applied: false },
      { couponId: 'b', discountType: 2, usable: true, applied: true },
      { couponId: 'c', discountType: 3, usable: true, applied: true },
      { couponId: 'd', discountType: 1, usable: false, applied: true },
    ]
    const { normal, freePostage, available, unavailable, appliedNormal, appliedFreePostage } = splitCoupons(list)
    const ids = (some: readonly { couponId: string }[]) => some.map(({ couponId }) => couponId).join('')
    expect([normal, freePostage, available, unavailable].map(ids)).toEqual(['abd', 'c', 'abc', 'd'])
    expect(unavailable[0]?.unavailable).toBe(true)
    expect([appliedNormal?.couponId, appliedFreePostage?.couponId]).toEqual(['b', 'c'])
  })

  it('are all in one list of each grouping', () => {
    fc.assert(
      fc.property(coupons, (all) => {
        const { normal, freePostage, available, unavailable } = splitCoupons(all)
        expect(normal.length + freePostage.length).toBe(all.length)
        expect(available.length + unavailable.length).toBe(all.length)
      }),
    )
  })
})

describe('the address of an order (S07)', () => {
  const address = (addressId: string, isDefault: 0 | 1 = 0, areaIdOld = 0) => ({
    addressId,
    isDefault,
    areaIdOld,
    consigneeTele: `tel-${addressId}`,
  })

  it('is the one chosen before while it is still listed, with its telephone', () => {
    expect(chooseAddress([address('a', 1), address('b')], 'b')).toMatchObject({
      chosen: { addressId: 'b' },
      telephone: 'tel-b',
    })
    expect(chooseAddress([address('a', 1), address('b')], 'gone')).toMatchObject({
      chosen: { addressId: 'a' },
      telephone: 'tel-a',
    })
  })

  it('passes the default on from an address with old area codes', () => {
    const { addresses, chosen } = chooseAddress([address('a', 1, 1), address('b', 0, 1), address('c')])
    expect(addresses.map(({ isDefault }) => isDefault)).toEqual([0, 0, 1])
    expect(chosen?.addressId).toBe('c')
  })

  it('passes it to the next address, not to the first suitable one, and leaves the rest unchanged', () => {
    const list = [address('a'), address('b', 1, 1), address('c'), address('d')]
    const { addresses, chosen } = chooseAddress(list)
    expect([addresses.map(({ isDefault }) => isDefault), chosen?.addressId]).toEqual([[0, 0, 1, 0], 'c'])
    expect([addresses[0], addresses[3]].map((one) => list.includes(one as (typeof list)[number]))).toEqual([true, true])
  })

  it('is empty where there is no default and none was chosen', () => {
    expect(chooseAddress([address('a'), address('b', 0, 1)])).toEqual({ addresses: [address('a'), address('b', 0, 1)] })
    expect(chooseAddress([])).toEqual({ addresses: [] })
    expect(chooseAddress([address('a', 1)])).toEqual({
      addresses: [address('a', 1)],
      chosen: address('a', 1),
      telephone: 'tel-a',
    })
  })

  it('continues with the addresses before it', () => {
    expect(chooseAddress([address('a'), address('b', 1, 1)]).chosen?.addressId).toBe('a')
  })

  it('is empty when only addresses with old area codes are left', () => {
    expect(chooseAddress([address('a', 1, 1)])).toEqual({ addresses: [address('a', 0, 1)] })
  })

  it('keeps every address, has no more than one default more than before, and never an old default', () => {
    const list = fc.uniqueArray(
      fc.record({
        addressId: fc.string({ maxLength: 2 }),
        isDefault: fc.constant<0 | 1>(0),
        areaIdOld: bit,
        consigneeTele: fc.string(),
      }),
      { selector: ({ addressId }) => addressId, maxLength: 6 },
    )
    fc.assert(
      fc.property(list, fc.nat(), fc.string({ maxLength: 2 }), (all, at, chosenId) => {
        const given = all.map((each, index) => ({
          ...each,
          isDefault: index === at % all.length ? (1 as const) : (0 as const),
        }))
        const before = JSON.stringify(given)
        const { addresses, chosen, telephone } = chooseAddress(given, chosenId)
        expect(JSON.stringify(given)).toBe(before)
        expect(addresses.map(({ addressId }) => addressId)).toEqual(given.map(({ addressId }) => addressId))
        const defaults = addresses.filter(({ isDefault }) => isDefault === 1)
        expect(defaults.length).toBe(given.some(({ areaIdOld }) => areaIdOld !== 1) ? 1 : 0)
        expect(defaults.every(({ areaIdOld }) => areaIdOld !== 1)).toBe(true)
        expect(telephone).toBe(chosen?.consigneeTele)
      }),
    )
  })

  it('is written on one line without a repeated level or a placeholder', () => {
    const parts = {
      provinceName: '北京市',
      cityName: '北京市',
      districtName: '海淀区',
      streetName: '上地街道',
      streetCode: '1',
      detailAddress: '十街 10 号',
    }
    expect(fullAddress(parts)).toBe('北京市海淀区上地街道十街 10 号')
    expect(fullAddress({ ...parts, cityName: '市辖区' })).toBe('北京市海淀区上地街道十街 10 号')
    expect(
      fullAddress({
        ...parts,
        provinceName: '海南省',
        cityName: '省直辖县级行政区划',
        districtName: '琼海市',
        streetCode: undefined,
      }),
    ).toBe('海南省琼海市上地街道十街 10 号')
    for (const cityName of ['县', '自治区直辖县级行政区划', ''])
      expect(fullAddress({ ...parts, cityName })).toBe('北京市海淀区上地街道十街 10 号')
    expect(fullAddress({ ...parts, detailAddress: '上地街道' })).toBe('北京市海淀区上地街道上地街道')
    expect(fullAddress({ ...parts, districtName: '上地街道' })).toBe('北京市上地街道十街 10 号')
    expect(fullAddress({ ...parts, streetCode: '', streetName: UNKNOWN_STREET.name })).toBe('北京市海淀区十街 10 号')
  })
})

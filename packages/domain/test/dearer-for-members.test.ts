import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dearerForMembers, priceSku, PROMOTION_TYPE } from '#index'
import { NOW } from './arbitraries'
import { pricingLines, running } from './pricing'

const { flashSale, discount, memberPrice } = PROMOTION_TYPE
const vip = { promotionSupportTarget: 'vip' as const }

it('members pay more where their price replaces a lower one for all', () => {
  const all = running(memberPrice, { promotionId: 'all', promotionPrice: 500 })
  const theirs = running(memberPrice, { promotionId: 'vip', promotionPrice: 600, ...vip })
  expect(dearerForMembers({ price: 1000, promotions: [all, theirs] })).toMatchObject({ members: 600, others: 500 })
  expect(dearerForMembers({ price: 1000, promotions: [all, { ...theirs, promotionPrice: 500 }] })).toBeUndefined()
})

it('members pay more where their flash sale excludes a lower price', () => {
  const cut = running(discount, { promotionPrice: 500 })
  const flash = running(flashSale, { promotionPrice: 600, ...vip, beginTime: NOW + 10, endTime: NOW + 20 })
  expect(dearerForMembers({ price: 1000, promotions: [cut, flash] })).toEqual({
    from: NOW + 10,
    members: 600,
    others: 500,
  })
  const later = { ...flash, beginTime: cut.endTime + 1, endTime: cut.endTime + 2 }
  expect(dearerForMembers({ price: 1000, promotions: [cut, later] })).toBeUndefined()
})

it('members’ higher prices are reported for every sku', () => {
  fc.assert(
    fc.property(pricingLines, fc.integer({ min: -1100, max: 1100 }), ([line], later) => {
      const { price, promotions } = line!.sku
      if (dearerForMembers({ price, promotions })) return
      const paid = (isMember: boolean) => priceSku({ price, promotions }, { now: NOW + later, vip: isMember }).price
      expect(paid(true)).toBeLessThanOrEqual(paid(false))
    }),
    { numRuns: 5000 },
  )
})

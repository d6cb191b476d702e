import { describe, expect, it } from 'vitest'
import { isProofHit, LOGIN_LIMITS, PROMOTION_TYPE, PROOF_WANTED, proofText, shopperLimit, skuFor } from '#index'
import { FLASH_SALE_PIECES } from '#promotion/promotion-pricing'
import { running } from './pricing'

describe('the limit of a promotion for one shopper', () => {
  it('is what the owner says, otherwise a few pieces in a flash sale, and elsewhere any number', () => {
    expect(shopperLimit(PROMOTION_TYPE.flashSale)).toBe(FLASH_SALE_PIECES)
    expect(shopperLimit(PROMOTION_TYPE.flashSale, null)).toBe(FLASH_SALE_PIECES)
    expect(shopperLimit(PROMOTION_TYPE.flashSale, 40)).toBe(40)
    expect(shopperLimit(PROMOTION_TYPE.memberPrice)).toBeUndefined()
    expect(shopperLimit(PROMOTION_TYPE.memberPrice, 2)).toBe(2)
  })
})

describe('a sku’s promotions for one shopper', () => {
  const flash = running(PROMOTION_TYPE.flashSale, { promotionPrice: 100, limitQuantity: 3 })
  const cut = running(PROMOTION_TYPE.discount, { promotionPrice: 150 })
  const lamp = { skuNo: 'lamp', promotions: [flash, cut] }
  const had = (pieces: number, more: { skuNo?: string; promotionId?: string } = {}) => [
    { skuNo: 'lamp', promotionId: flash.promotionId, pieces, ...more },
  ]

  it('show how many pieces of each promotion the shopper has, and none where they bought nothing', () => {
    expect(skuFor(lamp)).toEqual({
      skuNo: 'lamp',
      promotions: [
        { ...flash, held: 0 },
        { ...cut, held: 0 },
      ],
    })
    expect(skuFor(lamp, { held: had(2) }).promotions).toEqual([
      { ...flash, held: 2 },
      { ...cut, held: 0 },
    ])
  })

  it('leave out a promotion whose limit the shopper has used up, to the last piece', () => {
    expect(skuFor(lamp, { held: had(3) }).promotions).toEqual([{ ...cut, held: 0 }])
    expect(skuFor(lamp, { held: had(9) }).promotions).toEqual([{ ...cut, held: 0 }])
  })

  it('count neither pieces of another sku nor those of another promotion', () => {
    const none = skuFor(lamp).promotions
    expect(skuFor(lamp, { held: had(3, { skuNo: 'mug' }) }).promotions).toEqual(none)
    expect(skuFor(lamp, { held: had(3, { promotionId: 'other' }) }).promotions).toEqual(none)
  })
})

describe('a proof of work', () => {
  it('counts the zero bits at the beginning of a hash, whatever its sign as a number', () => {
    expect(isProofHit(0x00100000, 11)).toBe(true)
    expect(isProofHit(0x00200000, 11)).toBe(false)
    expect(isProofHit(-1, 1)).toBe(false)
    expect(isProofHit(0x7fffffff, 1)).toBe(true)
    expect(proofText('text', 7)).toBe('text.7')
  })

  it('is required before a limit is reached, so that no person is refused whom a proof would have let through', () => {
    expect(PROOF_WANTED.telephone).toBeLessThan(LOGIN_LIMITS.askerHour.max)
    expect(PROOF_WANTED.near).toBeLessThan(LOGIN_LIMITS.near.max)
  })
})

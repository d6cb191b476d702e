import { describe, expect, it } from 'vitest'
import { isProofHit, LOGIN_LIMITS, PROMOTION_TYPE, PROOF_WANTED, proofText, shopperLimit, skuFor } from '#index'
import { FLASH_SALE_PIECES } from '#promotion/promotion-pricing'
import { running } from './pricing'

describe('the limit of a promotion for one shopper', () => {
  it('is what the owner says, in a flash sale a few pieces otherwise, and elsewhere any number', () => {
    expect(shopperLimit(PROMOTION_TYPE.flashSale)).toBe(FLASH_SALE_PIECES)
    expect(shopperLimit(PROMOTION_TYPE.flashSale, null)).toBe(FLASH_SALE_PIECES)
    expect(shopperLimit(PROMOTION_TYPE.flashSale, 40)).toBe(40)
    expect(shopperLimit(PROMOTION_TYPE.memberPrice)).toBeUndefined()
    expect(shopperLimit(PROMOTION_TYPE.memberPrice, 2)).toBe(2)
  })
})

describe('a sku as one shopper may have it', () => {
  const flash = running(PROMOTION_TYPE.flashSale, { promotionPrice: 100, limitQuantity: 3 })
  const cut = running(PROMOTION_TYPE.discount, { promotionPrice: 150 })
  const lamp = { skuNo: 'lamp', promotions: [flash, cut] }
  const had = (pieces: number, more: { skuNo?: string; promotionId?: string } = {}) => [
    { skuNo: 'lamp', promotionId: flash.promotionId, pieces, ...more },
  ]

  it('says how many pieces of each promotion they have, none where they have bought nothing', () => {
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

  it('has no promotion whose pieces they have used up, to the last one', () => {
    expect(skuFor(lamp, { held: had(3) }).promotions).toEqual([{ ...cut, held: 0 }])
    expect(skuFor(lamp, { held: had(9) }).promotions).toEqual([{ ...cut, held: 0 }])
  })

  it('counts neither pieces of another sku nor those of another promotion', () => {
    const none = skuFor(lamp).promotions
    expect(skuFor(lamp, { held: had(3, { skuNo: 'mug' }) }).promotions).toEqual(none)
    expect(skuFor(lamp, { held: had(3, { promotionId: 'other' }) }).promotions).toEqual(none)
  })
})

describe('a proof of work', () => {
  it('counts the zero bits a hash begins with, whatever its sign as a number', () => {
    expect(isProofHit(0x00100000, 11)).toBe(true)
    expect(isProofHit(0x00200000, 11)).toBe(false)
    expect(isProofHit(-1, 1)).toBe(false)
    expect(isProofHit(0x7fffffff, 1)).toBe(true)
    expect(proofText('text', 7)).toBe('text.7')
  })

  it('is wanted before a limit is reached, so that a person is never stopped by what a proof would have let through', () => {
    expect(PROOF_WANTED.telephone).toBeLessThan(LOGIN_LIMITS.askerHour.max)
    expect(PROOF_WANTED.near).toBeLessThan(LOGIN_LIMITS.near.max)
  })
})

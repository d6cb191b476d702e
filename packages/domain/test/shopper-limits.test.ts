import { describe, expect, it } from 'vitest'
import { isProofHit, LOGIN_LIMITS, PROMOTION_TYPE, PROOF_WANTED, proofText, shopperLimit } from '#index'
import { FLASH_SALE_PIECES } from '#promotion/promotion-pricing'

describe('what one shopper may have of a promotion', () => {
  it('is what the owner says, in a flash sale a few pieces otherwise, and elsewhere any number', () => {
    expect(shopperLimit(PROMOTION_TYPE.flashSale)).toBe(FLASH_SALE_PIECES)
    expect(shopperLimit(PROMOTION_TYPE.flashSale, null)).toBe(FLASH_SALE_PIECES)
    expect(shopperLimit(PROMOTION_TYPE.flashSale, 40)).toBe(40)
    expect(shopperLimit(PROMOTION_TYPE.memberPrice)).toBeUndefined()
    expect(shopperLimit(PROMOTION_TYPE.memberPrice, 2)).toBe(2)
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginTrial,
  DAY,
  FREE_TRIAL_STATUS,
  FREE_TRIAL_STEPS,
  freeTrialDeeds,
  freeTrialStep,
  idNumberFault,
  isRealName,
  isTrialOpen,
  ORDER_KIND,
  orderActions,
  judgeTrialApplicant,
  ORDER_STATUS,
  priceOrder,
  PROMOTION_TYPE,
  serviceReasons,
  serviceRights,
  SERVICE_TYPE,
  TRIAL_CHARGE,
  TRIAL_REFUSAL,
  TRIAL_REVIEW,
  TRIAL_REASONS,
  trialEnd,
  trialRights,
  USUAL_SERVICE_RULES,
  type StepActor,
  type FreeTrialDeed,
  type FreeTrialState,
} from '#index'

const ACTORS: readonly StepActor[] = ['shopper', 'shop', 'house']
const { applied, none, kept, over, trying, returning } = FREE_TRIAL_STATUS
const next = (state: FreeTrialState): [FreeTrialDeed, FreeTrialState][] =>
  ACTORS.flatMap((by) =>
    freeTrialDeeds(state, by).map((deed): [FreeTrialDeed, FreeTrialState] => [deed, freeTrialStep(state, deed, by)!]),
  )
const same = (one: FreeTrialState, other: FreeTrialState) => JSON.stringify(one) === JSON.stringify(other)
const BEGINNINGS = [beginTrial(TRIAL_REVIEW.waiting), beginTrial(TRIAL_REVIEW.passed)]

/** Every reachable state. */
function reachable(): FreeTrialState[] {
  const found = [...BEGINNINGS]
  for (const state of found) for (const [, to] of next(state)) if (!found.some((one) => same(one, to))) found.push(to)
  return found
}

const walk = fc.tuple(fc.constantFrom(...BEGINNINGS), fc.array(fc.nat(99), { maxLength: 40 }))

describe('the steps of a free trial (F02)', () => {
  it('lead on from every open state, and from no other', () => {
    for (const state of reachable())
      expect([state, next(state).some(([, to]) => !same(state, to))]).toEqual([state, isTrialOpen(state)])
  })

  it('keep it in the list of orders, and block the next trial, while something is still to come', () => {
    for (const state of reachable()) {
      const campaign = { kind: ORDER_KIND.freeTrial, ...state }
      const { canRemove, canBuyAgain } = orderActions({ orderStatus: ORDER_STATUS.received, campaign })
      expect([state, canRemove, canBuyAgain]).toEqual([state, !isTrialOpen(state), !isTrialOpen(state)])
    }
  })

  it('reach an end from every state', () => {
    const ends = (state: FreeTrialState, seen: FreeTrialState[]): boolean =>
      !isTrialOpen(state) || next(state).some(([, to]) => !seen.some((one) => same(one, to)) && ends(to, [...seen, to]))
    for (const state of reachable()) expect([state, ends(state, [state])]).toEqual([state, true])
  })

  it('include every row of the table', () => {
    const states = reachable()
    for (const { deed, by, from, to } of FREE_TRIAL_STEPS)
      expect([
        deed,
        from,
        states.some((state) => {
          const fits = state.status === from.status && (from.charge === undefined || state.charge === from.charge)
          const after = freeTrialStep(state, deed, by[0]!)
          return fits && after !== undefined && same(after, { ...state, ...to })
        }),
      ]).toEqual([deed, from, true])
  })

  it('pay it once or return the product once, never both, in whatever order they are taken', () => {
    fc.assert(
      fc.property(walk, ([first, choices]) => {
        let state = first
        const done: FreeTrialDeed[] = []
        for (const choice of choices) {
          const ways = next(state)
          if (ways.length === 0) break
          const [deed, to] = ways[choice % ways.length]!
          if (deed === 'keep' || deed === 'takeBack') done.push(deed)
          state = to
        }
        expect(done.length).toBeLessThanOrEqual(1)
        expect(done[0] === 'keep').toBe(state.status === kept && state.charge === TRIAL_CHARGE.paid)
        expect(done[0] === 'takeBack').toBe(state.status === over)
      }),
    )
  })

  it('let the shop review and charge, and the shopper return and keep', () => {
    const waiting = beginTrial(TRIAL_REVIEW.waiting)
    expect(freeTrialDeeds(waiting, 'shopper')).toEqual(['withdraw'])
    expect(freeTrialDeeds(waiting, 'shop')).toEqual(['approve', 'refuse', 'withdraw'])
    expect(freeTrialStep(waiting, 'ship', 'house')).toBeUndefined()
    const tried: FreeTrialState = { status: trying, review: TRIAL_REVIEW.passed, charge: TRIAL_CHARGE.none }
    expect(freeTrialDeeds(tried, 'shopper')).toEqual(['sendBack', 'keep'])
    expect(freeTrialDeeds(tried, 'shop')).toEqual(['charge'])
    expect(freeTrialStep(waiting, 'refuse', 'shop')).toMatchObject({ status: none, review: TRIAL_REVIEW.refused })
    expect(waiting.status).toBe(applied)
  })
})

describe('a shopper who requests a trial', () => {
  const fit = { verified: true, signed: true, using: 0, limit: 1, due: 0, status: none } as const

  it('may try products they have not tried, or have sent back (S24)', () => {
    expect(judgeTrialApplicant(fit)).toBeUndefined()
    expect(judgeTrialApplicant({ ...fit, status: over })).toBeUndefined()
    for (const status of [1, 2, 3, 4, 5] as const)
      expect(judgeTrialApplicant({ ...fit, status })).toBe(TRIAL_REFUSAL.tried)
    expect(judgeTrialApplicant({ ...fit, status: -1 })).toBe(TRIAL_REFUSAL.gone)
  })

  it('reads the first reason against it', () => {
    expect(judgeTrialApplicant({ ...fit, due: 1, using: 1, verified: false })).toBe(TRIAL_REFUSAL.due)
    expect(judgeTrialApplicant({ ...fit, using: 1, verified: false })).toBe(TRIAL_REFUSAL.atOnce)
    expect(judgeTrialApplicant({ ...fit, verified: false, signed: false })).toBe(TRIAL_REFUSAL.unverified)
    expect(judgeTrialApplicant({ ...fit, signed: false })).toBe(TRIAL_REFUSAL.unsigned)
  })
})

describe('an id number', () => {
  const now = Date.UTC(2026, 10, 24)
  const withCheck = (body: string) => {
    const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
    return body + '10X98765432'[weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11]!
  }

  it('is right with its check digit, however it is written', () => {
    expect(idNumberFault('11010519491231002X', now)).toBeUndefined()
    expect(idNumberFault(' 110105 19491231 002x ', now)).toBeUndefined()
    expect(idNumberFault('440524188001010014', now)).toBe('birthday')
  })

  it('is wrong when one digit is changed', () => {
    fc.assert(
      fc.property(fc.nat(16), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const right = '11010519491231002X'
        const digit = (Number(right[at]) + more) % 10
        expect(idNumberFault(right.slice(0, at) + digit + right.slice(at + 1), now)).toBeDefined()
      }),
    )
  })

  it('is refused with a wrong form, region or date, and when its owner is under age', () => {
    expect(idNumberFault('1101051949123100', now)).toBe('form')
    expect(idNumberFault(withCheck('99010519491231002'), now)).toBe('form')
    expect(idNumberFault(withCheck('11010519900230002'), now)).toBe('birthday')
    expect(idNumberFault(withCheck('11010520270101002'), now)).toBe('birthday')
    expect(idNumberFault(withCheck('11010520081124002'), now)).toBeUndefined()
    expect(idNumberFault(withCheck('11010520081125002'), now)).toBe('minor')
  })

  it('requires a name of Chinese characters', () => {
    expect(['王小明', '阿卜杜勒·热合曼', '王'].map(isRealName)).toEqual([true, true, true])
    expect(['Wang', '王 小明', '', '·王', '王小明1'].map(isRealName)).toEqual([false, false, false, false, false])
  })
})

describe('a product on trial', () => {
  const now = 1_800_000_000_000
  const line = { orderStatus: ORDER_STATUS.received, receivedAt: now - DAY, free: 1, gift: false }
  const rights = (status: FreeTrialState['status'], charge: FreeTrialState['charge'] = 0, at = now) =>
    serviceRights(
      { ...line, byKind: trialRights({ status, charge, endTime: trialEnd(now - DAY, 7) }, at) },
      USUAL_SERVICE_RULES,
      at,
    )

  it('can be sent back until its period ends, and while its payment is due', () => {
    expect(rights(trying)).toMatchObject({ serviceTypes: [SERVICE_TYPE.refund], deadline: now + 6 * DAY })
    expect(rights(trying, 0, now + 6 * DAY).serviceTypes).toHaveLength(1)
    expect(rights(trying, 0, now + 6 * DAY + 1).serviceTypes).toEqual([])
    expect(rights(kept, TRIAL_CHARGE.due, now + 20 * DAY).serviceTypes).toHaveLength(1)
    expect([rights(returning), rights(over), rights(applied)].map(({ serviceTypes }) => serviceTypes)).toEqual([
      [],
      [],
      [],
    ])
  })

  it('gets service as any other once it was bought', () => {
    expect(rights(kept, TRIAL_CHARGE.paid)).toEqual(serviceRights(line, USUAL_SERVICE_RULES, now))
  })

  it('costs nothing to send back', () => {
    expect(serviceReasons(SERVICE_TYPE.refund, true, false, TRIAL_REASONS)[0]).toMatchObject({
      code: 'trial-over',
      shopsFault: true,
    })
    expect(serviceReasons(SERVICE_TYPE.refund, true).map(({ code }) => code)).not.toContain('trial-over')
  })

  it('costs nothing for the shopper who tries it, ordered alone, and its price for everybody else', () => {
    const promotion = {
      promotionId: 'try',
      promotionType: PROMOTION_TYPE.freeTrial,
      promotionPrice: 0,
      beginTime: 0,
      endTime: now,
      promotionInventoryStatus: 1,
      stock: 3,
    }
    const sku = {
      skuNo: '1',
      price: 29_900,
      stock: 9,
      limitQuantity: 5,
      skuStatus: 1,
      skuSaleStatus: 1,
      inventoryStatus: 1,
      promotions: [promotion],
      giftSkus: [],
    }
    const of = (trial: boolean, stock = 1) =>
      priceOrder({
        lines: [
          {
            id: 'a',
            itemQuantity: 1,
            checked: true,
            sku: { ...sku, promotions: [{ ...promotion, promotionInventoryStatus: stock }] },
          },
        ],
        buyer: { trial },
        coupons: [],
        choice: 'best',
        now,
      })
    const tried = of(true)
    expect(tried.amounts).toMatchObject({ productAmount: 0, freightAmount: 0, payAmount: 0 })
    expect(tried.rows.map(({ stage, fen }) => [stage, fen])).toEqual([
      ['list', 29_900],
      ['unitPrice', -29_900],
    ])
    expect(of(false).amounts.payAmount).toBe(29_900)
    expect(of(true, 0).amounts.payAmount).toBe(29_900)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AFTER_SALE_STATUS,
  AFTER_SALE_STEPS,
  afterSaleDeeds,
  afterSaleStep,
  isAfterSaleOver,
  REFUND_STATUS,
  REPAIR_STATUS,
  SERVICE_TYPE,
  type StepActor,
  type AfterSaleDeed,
  type AfterSaleState,
} from '#index'

const ACTORS: readonly StepActor[] = ['shopper', 'shop', 'house']
const begin = (serviceType: AfterSaleState['serviceType']): AfterSaleState => ({
  serviceType,
  status: AFTER_SALE_STATUS.applied,
  refundStatus: REFUND_STATUS.none,
  repairStatus: REPAIR_STATUS.none,
})
const next = (state: AfterSaleState): [AfterSaleDeed, AfterSaleState][] =>
  ACTORS.flatMap((by) =>
    afterSaleDeeds(state, by).map((deed): [AfterSaleDeed, AfterSaleState] => [deed, afterSaleStep(state, deed, by)!]),
  )
const same = (one: AfterSaleState, other: AfterSaleState) => JSON.stringify(one) === JSON.stringify(other)

/** Every reachable state, from each kind of service. */
function reachable(): AfterSaleState[] {
  const found = Object.values(SERVICE_TYPE).map(begin)
  for (const state of found) for (const [, to] of next(state)) if (!found.some((one) => same(one, to))) found.push(to)
  return found
}

/** Actions that give money or a piece away. */
const GIVING: readonly AfterSaleDeed[] = ['refund', 'sendAnother', 'sendBack']

const walk = fc.tuple(fc.constantFrom(...Object.values(SERVICE_TYPE)), fc.array(fc.nat(99), { maxLength: 30 }))

describe('the way of an after-sale order (F10, S13)', () => {
  it('leads on from every state that is not an end, and from no end', () => {
    for (const state of reachable())
      expect([state, next(state).filter(([, to]) => !same(state, to)).length > 0]).toEqual([
        state,
        !isAfterSaleOver(state.status),
      ])
  })

  it('reaches an end from every state', () => {
    const ends = (state: AfterSaleState, seen: AfterSaleState[]): boolean =>
      isAfterSaleOver(state.status) ||
      next(state).some(([, to]) => !seen.some((one) => same(one, to)) && ends(to, [...seen, to]))
    for (const state of reachable()) expect([state, ends(state, [state])]).toEqual([state, true])
  })

  it('uses every row of its table', () => {
    const states = reachable()
    for (const { deed, by, from, to } of AFTER_SALE_STEPS)
      expect([
        deed,
        from,
        states.some((state) => {
          const after = afterSaleStep(state, deed, by[0]!)
          return after !== undefined && from.status.includes(state.status) && same(after, { ...state, ...to })
        }),
      ]).toEqual([deed, from, true])
  })

  it('refunds money or sends a piece at most once, whatever steps are taken', () => {
    fc.assert(
      fc.property(walk, ([serviceType, choices]) => {
        let state = begin(serviceType)
        let given = 0
        for (const choice of choices) {
          const ways = next(state)
          if (ways.length === 0) break
          const [deed, to] = ways[choice % ways.length]!
          if (GIVING.includes(deed)) given += 1
          state = to
        }
        expect(given).toBeLessThanOrEqual(1)
        if (state.status === AFTER_SALE_STATUS.done) expect(given).toBe(1)
        if (state.status === AFTER_SALE_STATUS.cancelled || state.status === AFTER_SALE_STATUS.refused)
          expect(given).toBe(0)
      }),
    )
  })

  it('can be left by the shopper until the shop has received the product', () => {
    for (const state of reachable())
      expect([state, afterSaleDeeds(state, 'shopper').includes('cancel')]).toEqual([
        state,
        state.status < AFTER_SALE_STATUS.received,
      ])
  })

  it('lets nobody take a step that the table does not give them', () => {
    const applied = begin(SERVICE_TYPE.refund)
    expect(afterSaleStep(applied, 'agree', 'shopper')).toBeUndefined()
    expect(afterSaleStep(applied, 'cancel', 'shop')).toBeUndefined()
    expect(afterSaleStep(applied, 'refund', 'shop')).toBeUndefined()
  })
})

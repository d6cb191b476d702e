import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balanceReminder,
  DAY,
  keptDeposit,
  LEAST_BALANCE_TIME,
  ORDER_KIND,
  ORDER_STATUS,
  orderActions,
  PRE_SALE_STATE,
  PRE_SALE_STEPS,
  preSaleFaults,
  preSaleState,
  preSaleStep,
  priceOrder,
  PROMOTION_TYPE,
  sumRows,
  type StepActor,
  type PreSaleDeed,
  type PreSaleState,
} from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf, running } from './pricing'

const HOUR = 3_600_000
const BEGIN = NOW + 5 * DAY
const END = NOW + 7 * DAY
const preSale = { balanceBeginTime: BEGIN, balanceEndTime: END, balancePlaced: false }
const order = (orderStatus: number, payDeadline: number, balancePlaced = false) => ({
  orderStatus,
  payDeadline,
  preSale: { ...preSale, balancePlaced },
  campaign: { kind: ORDER_KIND.preSale, ...preSale, balancePlaced },
})
const { pendingPayment, pendingFinalPayment, paid, shipped, received, cancelled } = ORDER_STATUS

describe('an order of a pre-sale', () => {
  it.each([
    ['waits for its deposit', order(pendingPayment, NOW + HOUR), NOW, 'depositDue'],
    ['has missed its deposit', order(pendingPayment, NOW + HOUR), NOW + HOUR + 1, 'depositMissed'],
    ['waits for the window of its balance', order(pendingFinalPayment, END), BEGIN - 1, 'waiting'],
    ['can settle its balance from the first moment on', order(pendingFinalPayment, END), BEGIN, 'balanceOpen'],
    ['can settle its balance to the last moment', order(pendingFinalPayment, END), END, 'balanceOpen'],
    ['waits for its balance', order(pendingFinalPayment, END, true), BEGIN, 'balanceDue'],
    ['has missed its balance', order(pendingFinalPayment, END, true), END + 1, 'balanceMissed'],
    ['is paid', order(paid, END, true), END + 1, 'paid'],
    ['is paid when it is on its way', order(shipped, END, true), END, 'paid'],
    ['is paid when it is received', order(received, END, true), END, 'paid'],
    ['is cancelled', order(cancelled, END), NOW, 'cancelled'],
  ])('%s', (_, of, now, state) => expect(preSaleState(of, now)).toBe(state))

  it.each([
    ['pays its deposit', order(pendingPayment, NOW + HOUR), NOW, { canPay: true, canPlaceBalance: false }],
    ['pays nothing too late', order(pendingPayment, NOW), NOW + 1, { canPay: false, canPlaceBalance: false }],
    ['pays nothing before the window', order(pendingFinalPayment, END), NOW, { canPay: false, canPlaceBalance: false }],
    ['settles its balance first', order(pendingFinalPayment, END), BEGIN, { canPay: false, canPlaceBalance: true }],
    ['then pays the balance', order(pendingFinalPayment, END, true), END, { canPay: true, canPlaceBalance: false }],
    [
      'pays nothing after the window',
      order(pendingFinalPayment, END, true),
      END + 1,
      { canPay: false, canPlaceBalance: false },
    ],
  ])('%s', (_, of, now, actions) => expect(orderActions(of, now)).toMatchObject({ ...actions, canCancel: true }))

  it('offers to pay and to settle exactly where the steps let a shopper do so, while there is time', () => {
    for (const status of Object.values(ORDER_STATUS))
      for (const placed of [false, true])
        for (const now of [NOW, NOW + HOUR + 1, BEGIN, END, END + 1]) {
          const one = order(status, status === pendingPayment ? NOW + HOUR : END, placed)
          const state = preSaleState(one, now)
          const may = (deed: PreSaleDeed) => !state.endsWith('Missed') && !!preSaleStep(state, deed, 'shopper')
          expect(orderActions(one, now)).toMatchObject({
            canPay: may('payDeposit') || may('payBalance'),
            canPlaceBalance: may('placeBalance'),
          })
        }
  })

  it('of no pre-sale, such as one of the second channel, is paid as usual', () => {
    expect(orderActions({ orderStatus: pendingFinalPayment }, NOW)).toMatchObject({
      canPay: true,
      canPlaceBalance: false,
    })
  })
})

describe('the steps of a pre-sale', () => {
  const states = Object.values(PRE_SALE_STATE)
  const over: readonly PreSaleState[] = ['paid', 'cancelled']

  it('lead out of every state except the last ones, and never back', () => {
    const reach = (from: PreSaleState, seen = new Set<PreSaleState>()): Set<PreSaleState> => {
      for (const { to, toIfNothingIsLeft } of PRE_SALE_STEPS.filter((step) => step.from.includes(from)))
        for (const next of [to, ...(toIfNothingIsLeft ? [toIfNothingIsLeft] : [])])
          if (!seen.has(next)) reach(next, seen.add(next))
      return seen
    }
    for (const state of states) {
      const reached = reach(state)
      expect(reached.has(state)).toBe(false)
      expect([...reached].some((one) => over.includes(one))).toBe(!over.includes(state))
    }
  })

  it('say what happens to the deposit wherever an order ends, and only there', () => {
    for (const { to, deposit } of PRE_SALE_STEPS) expect(deposit !== undefined).toBe(to === 'cancelled')
  })

  it('give a deposit back when the shop ends the order, and as agreed when the shopper or time does', () => {
    const fates = (who: StepActor) =>
      new Set(
        states
          .filter((state) => !over.includes(state) && state !== 'depositDue' && state !== 'depositMissed')
          .flatMap((state) => preSaleStep(state, 'cancel', who)?.deposit ?? []),
      )
    expect([...fates('shop')]).toEqual(['back'])
    expect([...fates('shopper')]).toEqual(['asAgreed'])
    expect([...fates('house')]).toEqual(['asAgreed'])
    expect([keptDeposit('back', 5, true), keptDeposit('asAgreed', 5, false), keptDeposit('none', 5, true)]).toEqual([
      0, 0, 0,
    ])
    expect(keptDeposit('asAgreed', 5, true)).toBe(5)
  })

  it('have no two ends and no double payment, in whatever order they are taken', () => {
    const deeds: PreSaleDeed[] = ['payDeposit', 'openBalance', 'placeBalance', 'payBalance', 'miss', 'cancel']
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...deeds), fc.constantFrom<StepActor>('shopper', 'shop', 'house'))),
        (walk) => {
          let state: PreSaleState = 'depositDue'
          const done: PreSaleDeed[] = []
          for (const [deed, who] of walk) {
            const step = preSaleStep(state, deed, who)
            if (!step) continue
            state = step.to
            done.push(deed)
          }
          for (const once of ['payDeposit', 'placeBalance', 'payBalance', 'cancel'])
            expect(done.filter((deed) => deed === once).length).toBeLessThan(2)
          expect(done.includes('payBalance') && done.includes('cancel')).toBe(false)
          if (done.includes('payBalance')) expect(done).toContain('payDeposit')
        },
      ),
    )
  })
})

describe('the terms of a pre-sale', () => {
  const offer = {
    beginTime: NOW,
    endTime: BEGIN,
    balanceBeginTime: BEGIN,
    balanceEndTime: END,
    depositKept: true,
    promotionPrice: 90_000,
    depositAmount: 10_000,
  }

  it('are valid where the deposit counts for itself or more, and shoppers have a day for the balance', () => {
    expect(preSaleFaults(offer)).toEqual([])
    expect(preSaleFaults({ ...offer, depositWorth: 20_000 })).toEqual([])
    expect(preSaleFaults({ ...offer, balanceBeginTime: NOW, balanceEndTime: BEGIN + LEAST_BALANCE_TIME })).toEqual([])
  })

  it.each([
    ['incomplete', { depositAmount: undefined }],
    ['incomplete', { promotionPrice: undefined }],
    ['incomplete', { balanceBeginTime: undefined }],
    ['incomplete', { balanceEndTime: undefined }],
    ['incomplete', { depositKept: undefined }],
    ['balanceTooEarly', { balanceBeginTime: NOW - 1 }],
    ['balanceTooShort', { balanceEndTime: BEGIN + LEAST_BALANCE_TIME - 1 }],
    ['balanceTooShort', { balanceBeginTime: NOW, balanceEndTime: BEGIN + LEAST_BALANCE_TIME - 1 }],
    ['worth', { depositWorth: 9_999 }],
    ['worth', { depositKept: false, depositWorth: 90_001 }],
    ['keptTooMuch', { depositAmount: 18_001 }],
    ['keptTooMuch', { depositAmount: 17_001, depositWorth: 22_001 }],
  ])('are %s', (fault, change) => expect(preSaleFaults({ ...offer, ...change })).toEqual([fault]))

  it('let a deposit be a fifth of the price where it is kept, and any part where it is refunded', () => {
    expect(preSaleFaults({ ...offer, depositAmount: 18_000 })).toEqual([])
    expect(preSaleFaults({ ...offer, depositAmount: 90_000, depositKept: false })).toEqual([])
  })
})

describe('the two payments of a pre-sale', () => {
  const sale = fc
    .record({
      list: fc.integer({ min: 1, max: 300_000 }),
      price: fc.integer({ min: 1, max: 300_000 }),
      depositShare: fc.integer({ min: 1, max: 100 }),
      worthShare: fc.integer({ min: 0, max: 100 }),
      pieces: fc.integer({ min: 1, max: 7 }),
    })
    .map(({ list, price, depositShare, worthShare, pieces }) => {
      const depositAmount = Math.max(1, Math.floor((price * depositShare) / 100))
      const depositWorth = depositAmount + Math.floor(((price - depositAmount) * worthShare) / 100)
      const promotion = running(PROMOTION_TYPE.preSale, { promotionPrice: price, depositAmount, depositWorth })
      return {
        pieces,
        depositAmount,
        line: lineOf('a', list, { itemQuantity: pieces, sku: { promotions: [promotion] } }),
      }
    })
  const means = fc.record({
    coupon: fc.integer({ min: 1, max: 500_000 }),
    gold: fc.integer({ min: 0, max: 500_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
  })

  it('are never below zero, however much coupons and coins could pay, and the deposit is paid by neither', () => {
    fc.assert(
      fc.property(sale, means, ({ line, pieces, depositAmount }, { coupon, gold, percent }) => {
        const given = {
          lines: [line],
          buyer: {},
          coupons: [couponOf('a', { couponValue: coupon })],
          choice: 'best' as const,
          tenders: { gold: { balance: gold, pieceFen: 1, percent, use: true } },
          now: NOW,
        }
        const first = priceOrder(given)
        const last = priceOrder({ ...given, balance: true })
        expect(first.depositAmount).toBe(depositAmount * pieces)
        expect(last.depositAmount).toBe(first.depositAmount)
        expect(first.amounts).toMatchObject({ couponAmount: 0, goldAmount: 0, starAmount: 0 })
        expect(first.coupons[0]).toMatchObject({ refusal: { reason: 'deposit' }, applied: false })
        for (const { amounts } of [first, last]) expect(amounts.payAmount).toBeGreaterThanOrEqual(first.depositAmount)
        // The rows of these stages are agreed when the deposit is paid, so that the balance is computed with the same
        // rows.
        const agreed = ['list', 'unitPrice', 'bundle', 'cart', 'gift']
        expect(last.rows.filter(({ stage }) => agreed.includes(stage))).toEqual(
          first.rows.filter(({ stage }) => agreed.includes(stage)),
        )
        expect(sumRows(last.rows)).toBe(last.amounts.payAmount)
      }),
    )
  })
})

describe('a reminder of the balance', () => {
  const terms = { balanceBeginTime: BEGIN, balanceEndTime: END }

  it('is sent when its window opens, and in its last day', () => {
    expect(balanceReminder(terms, NOW, BEGIN - 1)).toBeUndefined()
    expect(balanceReminder(terms, NOW, BEGIN)).toBe('begin')
    expect(balanceReminder(terms, NOW, END - DAY)).toBe('end')
    expect(balanceReminder(terms, NOW, END + 1)).toBeUndefined()
  })

  it('is not sent for the opening to shoppers who paid the deposit while it was open, nor at once for the end', () => {
    expect(balanceReminder(terms, BEGIN, BEGIN + HOUR)).toBeUndefined()
    expect(balanceReminder(terms, END - 20 * HOUR, END - 10 * HOUR)).toBeUndefined()
    expect(balanceReminder(terms, END - 20 * HOUR, END - 8 * HOUR)).toBe('end')
  })
})

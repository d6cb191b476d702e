import { describe, expect, it } from 'vitest'
import { failureFate, isInternalVisitor, WALLET_FAILURE } from '#index'

describe('what becomes of a failed call (X05)', () => {
  it.each([
    ['orders.list', 'raise'],
    ['products.listAll', 'raise'],
    ['bargain.help', 'raise'],
    ['promotions.setReminder', 'raise'],
    ['promotions.cancelReminder', 'raise'],
    ['orders.cancel', 'swallow'],
    ['orders.cancelEnterprise', 'swallow'],
    ['orders.confirm', 'swallow'],
    ['orders.changeInvoice', 'swallow'],
    ['promotions.getFlashSale', 'swallow'],
    ['promotions.listFlashSaleProducts', 'swallow'],
    ['promotions.listFlashSaleSelling', 'swallow'],
    ['promotions.getReminders', 'swallow'],
    ['products.listFlashSales', 'swallow'],
    ['products.listFlashSaleGroups', 'swallow'],
    ['cart.read', 'reject'],
    ['orders.pay', 'reject'],
    ['rebateShop.estimate', 'ignore'],
    ['tracking.collect', 'log'],
    ['tracking.getTrace', 'log'],
    ['user.loginCallback', 'back'],
  ] as const)('%s: %s', (call, fate) => expect(failureFate(call)).toBe(fate))

  it('names the failure of a wallet as the shop always did', () =>
    expect(WALLET_FAILURE).toBe('fetch wallet info error'))
})

describe('visitors from inside the company (P04)', () => {
  it('are those for whom the verification file came within two seconds', () => {
    expect(isInternalVisitor({ ok: true, elapsed: 1999 })).toBe(true)
    expect([
      isInternalVisitor({ ok: true, elapsed: 2000 }),
      isInternalVisitor({ ok: false, elapsed: 10 }),
      isInternalVisitor(),
    ]).toEqual([false, false, false])
  })
})

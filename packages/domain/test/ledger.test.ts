import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkJournal, LEDGER_ACCOUNT, LEDGER_UNIT, ledgerAccountId, type LedgerEntry } from '#index'

const entry = (owner: string, amount: number, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  account: 'points',
  owner,
  unit: LEDGER_UNIT.points,
  amount,
  ...more,
})

describe('a journal', () => {
  it('is posted when what leaves some accounts reaches others, unit by unit', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(amounts, fc.constantFrom(...Object.values(LEDGER_UNIT)), (given, unit) => {
        const sum = given.reduce((one, other) => one + other, 0)
        const entries = [
          ...given.map((amount, at) => entry(`s${at}`, amount, { unit })),
          entry('', -sum, { account: 'pointsGiven', unit }),
        ]
        expect(checkJournal({ entries })).toBeUndefined()
      }),
    )
  })

  it('is refused when anything is missing or too much', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((one) => one !== 0)
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        fc.pre(one + other !== 0)
        const entries = [entry('li', one), entry('wang', other)]
        expect(checkJournal({ entries })).toBe(`its entries in points sum to ${one + other}`)
      }),
    )
  })

  it('mixes no units: points are not given for fen without a house account between them', () => {
    const entries = [entry('li', 100), entry('', -100, { account: 'sales', unit: LEDGER_UNIT.yuan })]
    expect(checkJournal({ entries })).toBe('its entries in points sum to 100')
  })

  it('has entries of whole numbers other than 0, and each account once', () => {
    expect(checkJournal({ entries: [] })).toBe('a journal without entries')
    for (const amount of [0, 0.5, Number.NaN, 2 ** 53])
      expect(checkJournal({ entries: [entry('li', amount), entry('wang', -amount)] })).toBe(
        `${amount} of points/li/points is not a whole number other than 0`,
      )
    expect(checkJournal({ entries: [entry('li', 1), entry('li', -1)] })).toBe('an account stands in it twice')
  })

  it('names accounts by kind, owner and unit', () => {
    expect(ledgerAccountId(entry('li', 1))).toBe('points/li/points')
  })

  it('knows house accounts as those that nobody spends from', () => {
    for (const { owner, spendable } of Object.values(LEDGER_ACCOUNT)) expect(spendable).toBe(owner !== 'house')
  })
})

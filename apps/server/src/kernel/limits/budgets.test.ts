import { expect, it } from 'vitest'
import { createBudgets } from '#kernel/limits/budgets'

function open(owners?: number) {
  let now = 0
  const budgets = createBudgets({ perSecond: 500, most: 1_000, owners, elapsed: () => now })
  return { ...budgets, pass: (ms: number) => void (now += ms) }
}

it('gives each owner a budget of work per second, saved up to a limit, and waits until a debt is paid', () => {
  const { left, wait, spend, pass } = open()
  expect([left('a'), wait('a')]).toEqual([1_000, 0])
  spend('a', 1_300)
  expect([left('a'), wait('a'), wait('b')]).toEqual([-300, 600, 0])
  pass(600)
  expect([left('a'), wait('a')]).toEqual([0, 0])
  pass(60_000)
  expect(left('a')).toBe(1_000)
})

it('forgets the owners who spent longest ago, so that made-up owners fill no memory', () => {
  const { left, spend } = open(3)
  spend('busy', 5_000)
  for (let n = 0; n < 10; n += 1) {
    spend('busy', 1)
    spend(`made-up-${n}`, 5_000)
  }
  expect(left('busy')).toBeLessThan(0)
  expect(Array.from({ length: 10 }, (_, n) => left(`made-up-${n}`)).filter((one) => one < 0)).toHaveLength(2)
})

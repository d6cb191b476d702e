import { expect, it } from 'vitest'
import { coresBeside } from '#kernel/limits/cores-beside'

it('shares the cores among the processes, leaves one free, and gives each process at least one', () => {
  expect([1, 2, 4, 5, 16].map((cores) => coresBeside(1, cores))).toEqual([1, 1, 3, 4, 4])
  expect([2, 4, 8, 16].map((processes) => coresBeside(processes, 16))).toEqual([4, 3, 1, 1])
})

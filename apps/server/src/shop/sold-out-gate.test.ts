import { expect, it } from 'vitest'
import { createSoldOutGate, GATE_TIME } from '#shop/sold-out-gate'

it('refuses a shopper who wants as much as was just refused, or more', () => {
  const gate = createSoldOutGate()
  gate.shut('lamp', 3, 1000)
  expect(gate.isShut('lamp', 3, 1001)).toBe(true)
  expect(gate.isShut('lamp', 9, 1001)).toBe(true)
})

it('lets a shopper through who wants fewer pieces, or another sku', () => {
  const gate = createSoldOutGate()
  gate.shut('lamp', 3, 1000)
  expect(gate.isShut('lamp', 2, 1001)).toBe(false)
  expect(gate.isShut('lock', 3, 1001)).toBe(false)
})

it('forgets after a moment, and at once when pieces come back', () => {
  const gate = createSoldOutGate()
  gate.shut('lamp', 1, 1000)
  expect(gate.isShut('lamp', 1, 1000 + GATE_TIME)).toBe(false)
  gate.shut('lamp', 1, 1000)
  gate.open(['lamp'])
  expect(gate.isShut('lamp', 1, 1001)).toBe(false)
})

it('forgets when the clock of the server is set back', () => {
  const gate = createSoldOutGate()
  gate.shut('lamp', 1, 3_600_000)
  expect(gate.isShut('lamp', 1, 0)).toBe(false)
})

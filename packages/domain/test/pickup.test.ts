import { describe, expect, it } from 'vitest'
import {
  CABINET_STATUS,
  cabinetStatus,
  DAY,
  fetchUntil,
  fitsCabinet,
  holdsCompartment,
  PICKUP_STATUS,
  PICKUP_STEPS,
  pickupAfter,
} from '../src/index'

describe('a parcel for a cabinet', () => {
  const statuses = Object.values(PICKUP_STATUS)
  const deeds = ['putIn', 'fetch', 'sendBack', 'cancel'] as const
  const actors = ['shopper', 'shop', 'house'] as const

  it('goes only where the table says, by the actors it says', () => {
    for (const from of statuses)
      for (const deed of deeds)
        for (const by of actors) {
          const row = PICKUP_STEPS.find((one) => one.deed === deed && one.from === from && one.by.includes(by))
          expect(pickupAfter(deed, from, by)).toBe(row?.to)
        }
    expect(pickupAfter('fetch', PICKUP_STATUS.onItsWay, 'shopper')).toBeUndefined()
    expect(pickupAfter('sendBack', PICKUP_STATUS.waiting, 'shopper')).toBeUndefined()
  })

  it('always leaves its compartment, and never returns to one', () => {
    for (const status of statuses) {
      const onwards = PICKUP_STEPS.filter(({ from }) => from === status)
      expect(onwards.length > 0).toBe(holdsCompartment(status))
    }
    for (const { from } of PICKUP_STEPS) expect(holdsCompartment(from)).toBe(true)
  })

  it('waits for three days', () => {
    expect(fetchUntil(1000)).toBe(1000 + 3 * DAY)
  })
})

describe('a cabinet', () => {
  it('is full once every compartment is taken, also where the owner removed some', () => {
    expect(cabinetStatus({ capacity: 2, taken: 1 })).toBe(CABINET_STATUS.open)
    expect(cabinetStatus({ capacity: 2, taken: 2 })).toBe(CABINET_STATUS.full)
    expect(cabinetStatus({ capacity: 1, taken: 2 })).toBe(CABINET_STATUS.full)
  })

  it('takes as many pieces of an order as fit into one compartment', () => {
    expect(fitsCabinet({ mostPieces: 3 }, 3)).toBe(true)
    expect(fitsCabinet({ mostPieces: 3 }, 4)).toBe(false)
  })
})

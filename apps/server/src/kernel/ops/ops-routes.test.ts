import { opsCatalogue, orders, staff } from '@hearth/ops'
import { expect, it } from 'vitest'
import { defineArea } from '#kernel/area'
import { reads, writes } from '#kernel/ops/ops-area'
import { collectOps } from '#kernel/ops/ops-routes'
import { allAreas } from '#operator/all-areas'

const area = (...ops: ReturnType<typeof reads>[]) => defineArea({ name: 'some', calls: [], ops })
const list = { list: () => ({ staff: [] }) }

it('every call of staff is answered by an area', () => {
  const open = [...collectOps(opsCatalogue, allAreas).values()].filter(({ call }) => call === undefined)
  expect(open.map(({ name }) => name)).toEqual([])
})

it('a call that no area answers exists, and has no answer', () => {
  const routes = collectOps(opsCatalogue, [area(reads(staff, list))])
  expect(routes.get('staff.list')?.call).toBeDefined()
  expect(routes.get('orders.refund')).toMatchObject({ method: 'POST', may: 'orders.refund', kind: 'write' })
  expect(routes.get('orders.refund')?.call).toBeUndefined()
})

it('a server does not start with two answers to a call, an answer to none, or one that does more than its line says', () => {
  const other = { nothing: () => ({}) } as object
  const refund = { refund: () => ({ amount: 0, version: 1, changed: true }) }
  const cancel = { list: () => Promise.reject(new Error('not asked')) }
  const faults = () =>
    collectOps(opsCatalogue, [
      area(reads(staff, list), reads(staff, list), reads(staff, other), reads(orders, refund), writes(orders, cancel)),
    ])
  expect(faults).toThrow('staff.list: two answers')
  expect(faults).toThrow('staff.nothing is an answer without a line')
  expect(faults).toThrow('orders.refund: is a write, not a read')
  expect(faults).toThrow('orders.list: is a read, not a write')
})

import { expect, it, vi } from 'vitest'
import { createCircuit } from '#database/circuit'

const silence = () => Promise.reject(new Error('no answer'))

it('a database that answers other queries is not down, however long a probe takes', async () => {
  const onChange = vi.fn()
  const circuit = createCircuit({ probe: silence, every: 10, onChange })
  const down = circuit.isDown()
  circuit.heard()
  expect([await down, circuit.isOpen()]).toEqual([false, false])
  expect(await circuit.isDown()).toBe(true)
  expect(onChange.mock.calls).toEqual([['down', expect.objectContaining({ message: 'no answer' })]])
  circuit.stop()
})

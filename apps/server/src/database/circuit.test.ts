import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createCircuit } from '#database/circuit'
import { probeServer } from '#database/probe-server'
import { onPostgres } from '../../test/on-postgres'
import { startPostgres, type RealPostgres } from '../../test/real-postgres'

const silence = () => Promise.reject(new Error('no answer'))

it('a database that answers others is not down, however long it takes over a probe', async () => {
  const onChange = vi.fn()
  const circuit = createCircuit({ probe: silence, every: 10, onChange })
  const down = circuit.isDown()
  circuit.heard()
  expect([await down, circuit.isOpen()]).toEqual([false, false])
  expect(await circuit.isDown()).toBe(true)
  expect(onChange.mock.calls).toEqual([['down', expect.objectContaining({ message: 'no answer' })]])
  circuit.stop()
})

onPostgres('a probe of a PostgreSQL server', (bin) => {
  let server: RealPostgres
  beforeAll(async () => {
    server = await startPostgres(bin)
  })
  afterAll(() => server.stop())

  it('hears its answer also where the process itself was busy for longer than a probe may take', async () => {
    const heard = probeServer(server.url).then(
      () => 'answered',
      (error: Error) => error.message,
    )
    for (let times = 0; times < 3; times += 1) {
      await setImmediate()
      for (const until = performance.now() + 1_200; performance.now() < until;);
    }
    expect(await heard).toBe('answered')
  })

  it('tells that none comes from one that is frozen', async () => {
    server.freeze()
    await expect(probeServer(server.url)).rejects.toThrow('no answer within 1000 ms')
    server.thaw()
  })
})

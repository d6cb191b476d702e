import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#database/connect'
import { probeServer } from '#database/probe-server'
import { onPostgres } from '../../test/on-postgres'
import { startPostgres, type RealPostgres } from '../../test/real-postgres'

/** Blocks this process a number of times, each time for this many ms. */
async function keepBusy(times: number, ms: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await setImmediate()
    for (const until = performance.now() + ms; performance.now() < until;);
  }
}

const heardFrom = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: Error) => error.message,
  )

onPostgres('a PostgreSQL server', (bin) => {
  let server: RealPostgres
  beforeAll(async () => {
    server = await startPostgres(bin)
  })
  afterAll(() => server.stop())

  it('is heard by a process that was itself busy for longer than a probe may take', async () => {
    const heard = heardFrom(probeServer(server.url, 1_000))
    await keepBusy(3, 1_200)
    expect(await heard).toBe('answered')
  })

  it('is found unresponsive while it is frozen', async () => {
    server.freeze()
    await expect(probeServer(server.url, 1_000)).rejects.toThrow('no answer within 1000 ms')
    server.thaw()
  })

  it('is not given up while it is slow and no shopper waits', async () => {
    const { db, close } = await connect({ url: server.url, patient: true })
    server.freeze()
    const asked = sql<{ one: number }>`select 1 as one`.execute(db)
    await sleep(3_500)
    server.thaw()
    expect((await asked).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('gets a connection from a process that was itself busy for longer than connecting may take', async () => {
    const opened = connect({ url: server.url })
    const heard = heardFrom(opened)
    await keepBusy(3, 2_200)
    expect(await heard).toBe('answered')
    await (await opened).close()
  })
})

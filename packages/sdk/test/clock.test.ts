import { TimeoutError } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop } from './entries'
import { reply, type Answer } from './stub-server'

const HOURS_2 = 2 * 60 * 60 * 1000

const clocks = entries.flatMap(({ entry, open }) => [
  { entry, open, clock: 'two hours ahead', off: HOURS_2 },
  { entry, open, clock: 'two hours behind', off: -HOURS_2 },
])

const dated: Answer = (_, response, __, count) =>
  count > 1
    ? reply(response, { fine: true })
    : void response.writeHead(503, { 'retry-after': new Date(Date.now() + 2000).toUTCString() }).end()

describe.each(clocks)('$entry, with a clock $clock of the server', ({ open, off }) => {
  const options = { clock: () => Date.now() + off }

  it('a deadline has its full length', async () => {
    await inShop(
      open,
      () => {},
      async ({ api }) => {
        const began = performance.now()
        expect(await failure(api.cart.count({}, { timeout: 300 }))).toBeInstanceOf(TimeoutError)
        expect(performance.now() - began).toBeGreaterThan(295)
      },
      options,
    )
  })

  it('a Retry-After with a date is read by the server’s clock', async () => {
    await inShop(
      open,
      dated,
      async ({ api, stub }) => {
        expect(await api.cart.count({})).toEqual({ fine: true })
        const [first, second] = stub.seen.map(({ at }) => at) as [number, number]
        // HTTP dates have no milliseconds, so a wait of 2 s can last from 1 s to 3 s.
        expect(second - first).toBeGreaterThan(950)
      },
      options,
    )
  })

  it('the server’s time is known from the moment its reply came', async () => {
    let told = 0
    await inShop(
      open,
      (_, response) => reply(response, {}, { currentTimeMillis: (told = Date.now()) }),
      async ({ api, events }) => {
        await api.cart.count({})
        const [time] = events.flatMap((event) => (event.type === 'time' ? [event] : []))
        expect(time!.serverTime).toBe(told)
        // `receivedAt` is a time of the device's clock, which differs from the real time by `off`. By the real time,
        // the reply came after the server sent it and before now.
        expect(time!.receivedAt - off).toBeGreaterThanOrEqual(told)
        expect(time!.receivedAt - off).toBeLessThanOrEqual(Date.now())
      },
      options,
    )
  })
})

describe.each(clocks)('$entry, when the clock is set $clock during a call', ({ open, off }) => {
  it('the deadline stays where it was', async () => {
    let wrong = 0
    await inShop(
      open,
      (_, response, __, count) => {
        wrong = off
        if (count === 1) response.writeHead(503).end()
      },
      async ({ api, stub }) => {
        // The timeout is doubled until two requests are sent, since a busy machine may need longer to send the first
        // one and to receive its refusal.
        for (let timeout = 400; stub.seen.length < 2; timeout *= 2) {
          wrong = 0
          const began = performance.now()
          expect(await failure(api.cart.count({}, { timeout }))).toBeInstanceOf(TimeoutError)
          expect(performance.now() - began).toBeGreaterThan(timeout - 10)
        }
      },
      { clock: () => Date.now() + wrong },
    )
  })
})

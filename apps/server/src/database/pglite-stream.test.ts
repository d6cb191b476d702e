import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { PGliteStream } from '#database/pglite-stream'

const STARTUP = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])

/** A query as one message of the wire protocol. */
function query(text: string): Buffer {
  const message = Buffer.alloc(6 + text.length)
  message.write('Q', 0)
  message.writeInt32BE(message.length - 1, 1)
  message.write(text, 5)
  return message
}

it('a broken connection executes nothing more, since the next one begins in the same session', async () => {
  const ran: string[] = []
  const session = {
    run: async (turn: Uint8Array) => {
      ran.push(Buffer.from(turn).subarray(5, -1).toString())
      await setImmediate()
      return Buffer.from('answer')
    },
    reset: () => Promise.resolve(void ran.push('reset')),
  }
  const engine = { session: () => Promise.resolve(session) }
  const open = async () => {
    const stream = new PGliteStream(engine)
    const connected = new Promise((resolve) => stream.once('connect', resolve))
    stream.connect()
    await connected
    stream.write(STARTUP)
    stream.resume()
    return stream
  }

  const first = await open()
  first.on('data', (bytes: Buffer) => bytes.toString() === 'answer' && first.destroy())
  first.write(query('begin'))
  first.write(query('insert'))
  await new Promise((resolve) => first.once('close', resolve))
  const second = await open()
  second.write(query('select'))
  for (let turns = 0; turns < 10; turns += 1) await setImmediate()

  expect(ran).toEqual(['reset', 'begin', 'reset', 'select'])
})

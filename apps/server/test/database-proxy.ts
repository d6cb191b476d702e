import { createServer, connect as connectTo, type AddressInfo, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** A proxy between the shop and its PostgreSQL, whose connections a test can cut or silence. */
export interface DatabaseProxy {
  /** The address for `DATABASE_URL`. */
  url: string
  /** Returns the number of connections that were opened, without those that only probe the database. */
  begun(): number
  /** Waits until no connection is open, and the shop, in this process, has noticed the end of each connection. */
  emptied(): Promise<void>
  /** Forwards the next message that contains `text`, and cuts the connection before its reply. */
  cutAfter(text: string): void
  /** Drops all data in both directions, of new connections too, like a network without a route. */
  goSilent(): void
  /** Forwards everything again; silent connections are cut. */
  speak(): void
  close(): Promise<void>
}

/**
 * Number of turns of the event loop, with some to spare, in which a socket notices the end of its connection and
 * closes.
 */
const TURNS_TO_NOTICE = 10

/** Opens a proxy to the server behind a socket file. */
export async function openDatabaseProxy(socket: string): Promise<DatabaseProxy> {
  const pairs = new Set<{ near: Socket; far: Socket }>()
  let silent = false
  let begun = 0
  let cutAt: string | undefined

  const open = new Set<Socket>()

  const server = createServer((near) => {
    open.add(near)
    near.once('close', () => open.delete(near))
    const far = connectTo(socket)
    const pair = { near, far, cut: false }
    pairs.add(pair)
    const drop = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    near.once('data', (bytes) => {
      if (!bytes.includes('hearth probe')) begun += 1
    })
    near.on('data', (bytes) => {
      if (silent) return
      if (cutAt !== undefined && bytes.includes(cutAt)) {
        cutAt = undefined
        pair.cut = true
      }
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (pair.cut) drop()
      else if (!silent) near.write(bytes)
    })
    for (const one of [near, far]) one.on('error', drop).on('close', drop)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const dropAll = () => pairs.forEach(({ near }) => near.destroy())
  return {
    url: `postgresql://hearth@127.0.0.1:${port}/postgres`,
    begun: () => begun,
    async emptied() {
      while (open.size > 0) await setImmediate()
      for (let turn = 0; turn < TURNS_TO_NOTICE; turn += 1) await setImmediate()
    },
    cutAfter: (text) => void (cutAt = text),
    goSilent: () => void (silent = true),
    speak() {
      silent = false
      dropAll()
    },
    async close() {
      dropAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

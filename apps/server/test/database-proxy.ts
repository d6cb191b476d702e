import { createServer, connect as connectTo, type AddressInfo, type Socket } from 'node:net'

/** A wire between the shop and its PostgreSQL that a test can cut, or let go silent. */
export interface DatabaseProxy {
  /** For `DATABASE_URL`. */
  url: string
  /** Connections begun, without those that only ask whether the database answers. */
  begun(): number
  /** Passes the next message that holds `text` on, and cuts the wire before its answer comes back. */
  cutAfter(text: string): void
  /** Swallows everything, in both directions and of new connections too, as a network without a route does. */
  goSilent(): void
  /** Passes everything on again; connections that were silent are cut. */
  speak(): void
  close(): Promise<void>
}

/** Opens a wire to the server behind a socket. */
export async function openDatabaseProxy(socket: string): Promise<DatabaseProxy> {
  const pairs = new Set<{ near: Socket; far: Socket }>()
  let silent = false
  let begun = 0
  let cutAt: string | undefined

  const server = createServer((near) => {
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

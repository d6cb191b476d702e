import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A port that nobody listens on, for programs that have to be told one. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return String(port)
}

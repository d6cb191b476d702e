import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Returns a free port, for programs that need a port number. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return String(port)
}

import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { MOST_REQUEST, type OperatorCall, type OperatorReply } from '#operator/operator-request'

/** Name of the file in the data folder that tells the operator's command how to reach a running server. */
export const OPERATOR_FILE = 'operator.json'

/** The content of `OPERATOR_FILE`. */
export interface OperatorAddress {
  port: number
  token: string
}

/** A server for the operator’s command. */
export interface OperatorServer {
  close(): Promise<void>
}

/**
 * Starts a server for the operator's command on the data folder that the shop's server holds exclusively. It speaks
 * HTTP on the loopback, with a token that only readers of the data folder know (file mode 0600, new at every start).
 */
export async function startOperatorServer(
  dataDir: string,
  answer: (call: OperatorCall) => Promise<OperatorReply>,
): Promise<OperatorServer> {
  const token = randomBytes(32).toString('hex')
  const server = createServer((request, response) => {
    const end = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (!knows(token, request)) return void end(404, '{}')
    readBody(request)
      .then(async (body) => end(200, JSON.stringify(await answer(JSON.parse(body) as OperatorCall))))
      .catch((error: Error) => end(500, JSON.stringify({ failed: error.message })))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const file = join(dataDir, OPERATOR_FILE)
  rmSync(file, { force: true })
  writeFileSync(
    file,
    JSON.stringify({ port: (server.address() as AddressInfo).port, token } satisfies OperatorAddress),
    { mode: 0o600 },
  )
  return {
    async close() {
      rmSync(file, { force: true })
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function knows(token: string, request: IncomingMessage): boolean {
  const said = Buffer.from(String(request.headers['authorization'] ?? ''))
  const wanted = Buffer.from(`Bearer ${token}`)
  return request.method === 'POST' && said.length === wanted.length && timingSafeEqual(said, wanted)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = part as Buffer
    size += bytes.length
    if (size > MOST_REQUEST) throw new Error('That file is larger than 64 MB.')
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach } from 'vitest'

/** A request that a stub received. */
export interface Seen {
  method: string
  /** Path without its query. */
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  /** Epoch ms: when the request arrived. */
  at: number
}

/** A server for one test, and its requests. */
export interface Stub {
  url: string
  seen: Seen[]
  /** Number of requests that the client dropped before they were answered. */
  dropped: () => number
  close: () => Promise<void>
}

/** Answers a request, correctly or wrongly as the test needs. `count` is 1 for the first request. */
export type Answer = (seen: Seen, response: ServerResponse, socket: Socket, count: number) => void | Promise<void>

const open: Stub[] = []
afterEach(async () => {
  for (const stub of open.splice(0)) await stub.close()
})

/**
 * Starts a server that answers as given and is closed after the test. Tests that run at the same time use `openStub`.
 */
export async function startStub(answer: Answer): Promise<Stub> {
  const stub = await openStub(answer)
  open.push(stub)
  return stub
}

/** Starts a server that answers as given; the caller closes it. With `port` 0 it uses any free port. */
export async function openStub(answer: Answer, port = 0): Promise<Stub> {
  const seen: Seen[] = []
  let dropped = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { pathname, searchParams } = new URL(request.url!, 'http://stub')
    const one: Seen = {
      method: request.method!,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body,
      at: Date.now(),
    }
    seen.push(one)
    response.on('close', () => void (response.writableFinished || dropped++))
    await answer(one, response, request.socket, seen.length)
  })
  // Tests open a thousand connections at once, which are more than Node's default backlog.
  server.listen({ port, host: '127.0.0.1', backlog: 4_096 })
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    seen,
    dropped: () => dropped,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers with the shop's envelope. */
export function reply(
  response: ServerResponse,
  data: object | string | number | null,
  extra: object = {},
  status = 200,
): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ code: 0, message: '', success: true, data, currentTimeMillis: 1_795_000_000_000, ...extra }),
  )
}

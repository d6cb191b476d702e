import type { Transport, TransportRequest } from '../transport/transport'

/** A reply that has come in whole. */
export interface Received {
  status: number
  header(name: string): string | undefined
  text: string
}

/** Why an attempt ended without a reply. */
export interface NoReply {
  kind?: 'timeout' | 'network'
}

/**
 * Sends one request and waits for its whole body, `timeout` ms in all: a body that stalls after its headers counts too.
 * `hold` is given what ends the attempt from outside. Rejects with a `NoReply`.
 */
export function attempt(transport: Transport, request: Omit<TransportRequest, 'onAbort'>, hold: (end: () => void) => void): Promise<Received> {
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = []
    const end = (why: NoReply) => {
      clearTimeout(timer)
      reject(why)
      for (const stop of stops.splice(0)) stop()
    }
    const timer = setTimeout(end, request.timeout, { kind: 'timeout' })
    hold(() => end({}))
    transport({ ...request, onAbort: (stop) => void stops.push(stop) })
      .then(async (reply) => ({ status: reply.status, header: (name: string) => reply.header(name), text: await reply.text() }))
      .then(resolve, end)
      .then(() => clearTimeout(timer))
  })
}

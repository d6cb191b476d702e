import type { Transport } from '@hearth/sdk/core'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { IN_PROCESS } from '#kernel/in-process'

/**
 * Lets a page that is rendered here ask this very server, without a network between. It carries no cookies: what one
 * shopper sees is not for a page that others get.
 */
export function inProcessTransport(app: FastifyInstance): Transport {
  return async ({ method, url, headers, body }) => {
    const request: InjectOptions = {
      method,
      url,
      headers: { ...headers },
      remoteAddress: IN_PROCESS,
      ...(body === undefined ? {} : { payload: body }),
    }
    const reply = await app.inject(request)
    return {
      status: reply.statusCode,
      headers: { get: (name) => reply.headers[name]?.toString() },
      text: () => Promise.resolve(reply.body),
    }
  }
}

import type { Transport } from '@hearth/sdk/core'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { IN_PROCESS } from '#kernel/requests/in-process'

/**
 * Returns a transport by which pages rendered here call this server without a network. It sends no cookies, since a
 * cached page must not contain one shopper's data.
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

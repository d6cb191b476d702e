import { createServer } from 'node:http'
import cookie from '@fastify/cookie'
import formBody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import { REPLY_CODE } from '@hearth/domain'
import { catalogue } from '@hearth/sdk/core'
import Fastify, { LogController, type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { addCatalogue } from '#kernel/http/add-catalogue'
import { addOps } from '#kernel/http/add-ops'
import type { AppParts } from '#kernel/app-parts'
import { answerFailures, unansweredLike } from '#kernel/http/failures'
import { checkHost } from '#kernel/requests/host-check'
import { networkOf } from '#kernel/requests/network-of'
import { answerProtocolError, refuseExpectations } from '#kernel/http/protocol-errors'
import { resendRead } from '#kernel/reads/resend-read'
import { collectRoutes } from '#kernel/http/routes'
import { addSecurityHeaders } from '#kernel/http/security-headers'
import { createSessions } from '#kernel/sessions/sessions'
import { ShopError } from '#kernel/shop-error'

/** Ms after which an incomplete request is dropped, and an idle connection closed. */
const TIMEOUTS = { requestTimeout: 30_000, keepAliveTimeout: 72_000 }
const BODY_LIMIT = 256 * 1024
/** Maximum bytes of a form. It is lower than `BODY_LIMIT`, since forms have only a few short fields. */
const FORM_LIMIT = 16 * 1024

/**
 * Creates the app with every route of the catalogue. It does not listen yet.
 * @throws Error when catalogue and areas do not match
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const routes = collectRoutes(catalogue, parts.areas)
  const { clock } = parts.shop.ports
  const app: FastifyInstance = Fastify({
    logger: parts.logger ?? false,
    // Unlike a counter, a random id is unique across all processes and restarts.
    genReqId: () => parts.shop.random.uuid(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, { raw }, reply) =>
      app.routing(Object.assign(raw, { url: unansweredLike(raw.url) }), reply.raw),
    clientErrorHandler: answerProtocolError(clock),
    // Requests that arrive while the server closes are answered, and told to reconnect.
    return503OnClosing: false,
    serverFactory: serverWith(parts),
  })
  answerFailures(app, clock)
  checkHost(app)
  await app.register(cookie)
  await addSecurityHeaders(app, parts.secure ?? false)
  if (parts.rateLimits !== false) {
    await app.register(rateLimit, {
      global: false,
      cache: 20_000,
      keyGenerator: ({ ip }) => networkOf(ip).near,
      errorResponseBuilder: (_request, { ttl }) =>
        new ShopError(REPLY_CODE.tooMany, undefined, undefined, Math.max(1, Math.ceil(ttl / 1000))),
    })
  }
  // Lines with the flag `encode` send their payload as a form.
  await app.register(formBody, { bodyLimit: FORM_LIMIT })
  addCatalogue(app, { ...parts, routes, sessions: createSessions(parts.shop.random) })
  await addOps(app, parts)
  return app
}

/** A missing `Host` is refused by `checkHost`, with an envelope. */
const serverWith =
  ({
    keptReads,
    before,
    shop: {
      ports: { clock },
    },
  }: AppParts): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ ...TIMEOUTS, requireHostHeader: false }, (request, response) => {
      if (keptReads && resendRead(keptReads, clock, request, response)) return
      if (!before?.(request, response)) handler(request, response)
    })
    refuseExpectations(server, clock)
    return server
  }

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import formBody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import { REPLY_CODE } from '@hearth/domain'
import { catalogue } from '@hearth/sdk/core'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyServerFactory,
  type FastifyServerOptions,
} from 'fastify'
import type { Database } from '#database/connect'
import { addCatalogue } from '#kernel/add-catalogue'
import { answerFailures, unansweredLike } from '#kernel/failures'
import type { Area } from '#kernel/handlers'
import { checkHost } from '#kernel/host-check'
import type { KeptReads } from '#kernel/kept-reads'
import { networkOf } from '#kernel/network-of'
import { NOT_BUILT } from '#kernel/not-built'
import { answerProtocolError, refuseExpectations } from '#kernel/protocol-errors'
import { resendRead } from '#kernel/resend-read'
import { collectRoutes } from '#kernel/routes'
import { addSecurityHeaders } from '#kernel/security-headers'
import { createSessions } from '#kernel/sessions'
import { ShopError } from '#kernel/shop-error'
import type { Ports } from '#ports/ports'

/** What the app is made of. */
export interface AppParts {
  db: Database
  ports: Ports
  areas: readonly Area[]
  logger?: FastifyServerOptions['logger']
  /** Proxies whose forwarded headers hold; none when absent. See `trustedProxies`. */
  trustProxy?: string
  /** Origin shoppers see, such as `https://shop.example`; as each request says when absent. */
  origin?: string
  /** `false` for tests that ask more often than a shopper would. */
  rateLimits?: false
  /** Most login codes of the whole shop within an hour; the domain's number when absent. */
  codesPerHour?: number
  /**
   * Checks every reply against its interface; one that differs fails (tests), or is told of in the log (development).
   */
  checkReplies?: 'fail' | 'tell'
  /** Secrets by access key, for requests that are signed; see `createSignatures`. */
  signingKeys?: ReadonlyMap<string, string>
  /** Whether shoppers come by https alone; browsers are told to keep to it. */
  secure?: boolean
  /** Keeps replies of public reads; each is made anew when absent. */
  keptReads?: KeptReads
  /** Sees each request before the app does; true when it answered. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Ms after which a request that has not come in whole is dropped, and an idle connection closed. */
const TIMEOUTS = { requestTimeout: 30_000, keepAliveTimeout: 72_000 }
const BODY_LIMIT = 256 * 1024
/** Forms hold a few short fields. */
const FORM_LIMIT = 16 * 1024

/**
 * Makes the app with every route of the catalogue. It listens nowhere yet.
 * @throws Error when catalogue and handlers do not match
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const routes = collectRoutes(catalogue, parts.areas, NOT_BUILT)
  const app: FastifyInstance = Fastify({
    logger: parts.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, { raw }, reply) =>
      app.routing(Object.assign(raw, { url: unansweredLike(raw.url) }), reply.raw),
    clientErrorHandler: answerProtocolError(parts.ports.clock),
    // Whoever asks while the server closes is answered, and told to connect anew.
    return503OnClosing: false,
    serverFactory: serverWith(parts),
  })
  answerFailures(app, parts.ports.clock)
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
  // Lines flagged `encode` send their payload as a form.
  await app.register(formBody, { bodyLimit: FORM_LIMIT })
  addCatalogue(app, { ...parts, routes, sessions: createSessions() })
  return app
}

/** A missing `Host` is refused by `checkHost`, with an envelope. */
const serverWith =
  ({ keptReads, before, ports: { clock } }: AppParts): FastifyServerFactory =>
  (handler) => {
    const server = createServer({ ...TIMEOUTS, requireHostHeader: false }, (request, response) => {
      if (keptReads && resendRead(keptReads, clock, request, response)) return
      if (!before?.(request, response)) handler(request, response)
    })
    refuseExpectations(server, clock)
    return server
  }

import { REPLY_CODE } from '@hearth/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppParts } from '#kernel/app'
import type { Context } from '#kernel/context'
import { success } from '#kernel/envelope'
import { RATE_LIMITS } from '#kernel/rate-limits'
import { readSession } from '#kernel/read-session'
import type { Route } from '#kernel/routes'
import type { Sessions } from '#kernel/sessions'
import { ShopError } from '#kernel/shop-error'
import { createValidation, type Validation } from '#kernel/validation'

interface CatalogueParts extends AppParts {
  routes: readonly Route[]
  sessions: Sessions
}

/** Adds every route of the catalogue: read the payload, check it, ask the handler, wrap its answer. */
export function addCatalogue(app: FastifyInstance, parts: CatalogueParts): void {
  const validation = createValidation()
  for (const route of parts.routes) {
    const limit = parts.rateLimits === false ? undefined : RATE_LIMITS[route.name]
    app.route({
      method: route.method,
      url: route.path,
      ...(limit ? { config: { rateLimit: limit } } : {}),
      handler: (request, reply) => answer(route, parts, validation, request, reply),
    })
  }
}

async function answer(route: Route, parts: CatalogueParts, validation: Validation, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  if (!route.handler) throw new ShopError(REPLY_CODE.notBuilt)
  const now = parts.ports.clock()
  const payload = readPayload(request)
  validation.payload(route.name, payload, request.method === 'GET' || isForm(request))
  const context = await createContext(parts, request, reply, payload, now)
  const data = (await route.handler(payload as never, context)) ?? {}
  if (parts.checkReplies) {
    const fault = validation.reply(route.name, data)
    if (fault && parts.checkReplies === 'fail') throw new Error(`${route.name} answered what its interface does not allow: ${fault}`)
    if (fault) request.log.error(`${route.name} answered what its interface does not allow: ${fault}`)
  }
  reply.header('cache-control', 'no-store')
  return success(data, now)
}

type Payload = Record<string, string | number | boolean | object | null | undefined>

/** Path parameters win over what came with the query or the body (C02). */
function readPayload(request: FastifyRequest): Payload {
  const sent = request.method === 'GET' ? request.query : request.body
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent))) throw new ShopError(REPLY_CODE.badInput)
  return { ...(sent as Payload), ...(request.params as Payload) }
}

const isForm = (request: FastifyRequest): boolean => request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

async function createContext(parts: CatalogueParts, request: FastifyRequest, reply: FastifyReply, payload: Payload, now: number): Promise<Context> {
  const { shopper, control } = await readSession(parts.sessions, parts.db, request, reply, now)
  const key = request.headers['idempotency-key']
  return {
    db: parts.db,
    now,
    shopper,
    needShopper() {
      if (shopper === undefined) throw new ShopError(REPLY_CODE.loginNeeded)
      return shopper
    },
    ports: parts.ports,
    log: request.log,
    enterprise: String(payload['enterprise']) === '1',
    idempotencyKey: typeof key === 'string' ? key : undefined,
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    session: control,
  }
}

import type { OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { LOGIN_LIMITS, REPLY_CODE } from '@hearth/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppParts } from '#kernel/app-parts'
import type { AnsweredCall } from '#kernel/area'
import type { Asked } from '#kernel/sessions/asked'
import type { Context } from '#kernel/context'
import { success } from '#kernel/http/envelope'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { IN_PROCESS } from '#kernel/requests/in-process'
import { isRead } from '#kernel/requests/is-read'
import { networkOf } from '#kernel/requests/network-of'
import { once } from '#kernel/idempotency/once'
import { questionOf } from '#kernel/reads/question-of'
import { createRateCheck } from '#kernel/limits/rate-limits'
import { readSession, type ReadSession } from '#kernel/sessions/read-session'
import { addressOf, isPlainRead } from '#kernel/reads/resend-read'
import type { Route } from '#kernel/http/routes'
import type { Sessions } from '#kernel/sessions/sessions'
import { ShopError } from '#kernel/shop-error'
import { createSignatures } from '#kernel/requests/signatures'
import { shopperOrVisitor } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'
import type { Asker } from '#kernel/limits/turns'
import { createValidation, type Validation } from '#kernel/payloads/validation'

interface CatalogueParts extends AppParts {
  routes: readonly Route[]
  sessions: Sessions
}

/**
 * Adds a route for each call of the catalogue. A route authenticates the caller, reads and checks the payload, calls
 * the area and wraps the area's answer.
 */
export function addCatalogue(app: FastifyInstance, parts: CatalogueParts): void {
  const { clock } = parts.shop.ports
  const validation = createValidation()
  const signatures = createSignatures(parts.signingKeys)
  app.decorateRequest('asked', undefined)
  for (const route of parts.routes) {
    const { call } = route
    const checkRate =
      call?.limits && parts.rateLimits !== false ? createRateCheck(app, route.name, call.limits) : undefined
    const add = (scope: FastifyInstance) =>
      scope.route({
        method: route.method,
        url: route.path,
        config: { call: route.name },
        async onRequest(request, reply) {
          if (!call) throw new ShopError(REPLY_CODE.notBuilt)
          const now = clock()
          const session = await readSession(parts, request, reply, now, { changes: route.adds })
          if (session.shopper === undefined && !mayAsk(call, session)) {
            if (session.ended) session.forget()
            throw new ShopError(REPLY_CODE.loginNeeded)
          }
          request.asked = { now, session }
          await checkRate?.(request)
        },
        ...(parts.signingKeys?.size
          ? {
              preParsing: async (request: FastifyRequest, _reply: FastifyReply, body: Readable) =>
                signatures.begin(request, body, clock()),
              preValidation: async (request: FastifyRequest) => signatures.end(request),
            }
          : {}),
        handler: (request, reply) => answer({ ...route, call: call! }, parts, validation, request, reply),
      })
    if (route.file && call) void app.register(async (scope) => add(takeFiles(scope, call.fileLimit)))
    else add(app)
  }
}

/** Makes the routes of a scope accept files of any content type. @param bodyLimit maximum bytes of a file */
function takeFiles(scope: FastifyInstance, bodyLimit?: number): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => parsed(null, body))
  return scope
}

const mayAsk = ({ visitors, endedSession }: AnsweredCall, { ended }: ReadSession): boolean =>
  visitors === true && !(ended && endedSession === 'refused')

type BuiltRoute = Route & { call: AnsweredCall }

async function answer(
  route: BuiltRoute,
  parts: CatalogueParts,
  validation: Validation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const asked = request.asked!
  const payload = readPayload(route, request)

  validation.payload(route.name, payload, isRead(request) || isForm(request))
  const context = createContext(parts, asked, request, reply, payload)
  const inTurn = <Result>(work: () => Promise<Result>, again = false): Promise<Result> =>
    parts.turns && route.call.turns !== 'none' && request.ip !== IN_PROCESS
      ? parts.turns.take(askerOf(context, again), work)
      : work()
  const make = async (now: number, question: Payload = payload): Promise<object> => {
    const data = await handle(route, question, { ...context, now })
    checkReply(route, parts, validation, data, request)
    return data
  }
  reply.header('cache-control', 'no-store')
  // A request with an idempotency key is not answered from the cache: it gets the first answer under its key, whatever
  // has changed since, and that answer is only for its shopper.
  if (!parts.keptReads || context.idempotencyKey !== undefined || !isShared(route.call, context))
    return success(await inTurn(() => make(asked.now)), asked.now)
  const question = questionOf(route.name, payload, route.call.ignores)
  const key = fingerprint(route.name, question)
  // The clock is read after the catalogue's version, so that a reply for an earlier time is never cached under a later
  // version.
  const data = async () => JSON.stringify(await make(parts.shop.ports.clock(), question))
  // A request waits for its own caller's turn, even if another caller already waits with the same question.
  const { keptReads } = parts
  const read = keptReads.fresh(key) ?? (await inTurn(() => keptReads.get(key, data), keptReads.has(key)))
  reply.type('application/json; charset=utf-8')
  if (isPlainRead(request.raw))
    parts.keptReads.note(addressOf(request.raw), read, reply.getHeaders() as OutgoingHttpHeaders)
  return read.body(asked.now)
}

const askerOf = ({ shopper, network }: Context, again: boolean): Asker =>
  shopper === undefined ? { network: network.near, again } : { shopper }

const isShared = ({ shared }: AnsweredCall, { shopper }: Context): boolean =>
  shared === true || (shared === 'visitors' && shopper === undefined)

function checkReply(
  route: Route,
  { checkReplies }: CatalogueParts,
  validation: Validation,
  data: object,
  request: FastifyRequest,
): void {
  if (!checkReplies) return
  const fault = validation.reply(route.name, data)
  if (fault && checkReplies === 'fail')
    throw new Error(`${route.name} answered what its interface does not allow: ${fault}`)
  if (fault) request.log.error(`${route.name} answered what its interface does not allow: ${fault}`)
}

/** Calls the handler; under an idempotency key, a call that adds something runs once for each key of a shopper. */
async function handle({ name, adds, call }: BuiltRoute, payload: Payload, context: Context): Promise<object> {
  const work = async (inside: Context) => (await call.answer(payload as never, inside)) ?? {}
  const isKept = adds && context.idempotencyKey !== undefined && context.shopper !== undefined
  if (!isKept || call.idempotency) return work(context)
  return once(context, context.idempotencyKey, fingerprint(name, payload), work)
}

type Payload = Record<string, string | number | boolean | object | null | undefined>

/** Path parameters override query and body (C02). */
function readPayload({ whole, file }: Route, request: FastifyRequest): Payload {
  if (whole) return { [whole]: request.url.split('?')[0] }
  // The bytes are passed as an `ArrayBuffer`: the check of the payload would look at every byte of a `Buffer`.
  if (file) return { ...(request.params as Payload), [file]: Uint8Array.from((request.body as Buffer) ?? []).buffer }
  const sent = isRead(request) ? request.query : request.body
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent)))
    throw new ShopError(REPLY_CODE.badInput)
  return { ...(sent as Payload), ...(request.params as Payload) }
}

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

function createContext(
  parts: CatalogueParts,
  { now, session: { shopper, control, visitor } }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Context {
  const key = request.headers['idempotency-key']
  return {
    ...workAt(parts.shop, now, shopperOrVisitor(shopper)),
    shopper,
    needShopper() {
      if (shopper === undefined) throw new ShopError(REPLY_CODE.loginNeeded)
      return shopper
    },
    log: request.log,
    origin: parts.origin ?? `${request.protocol}://${request.host}`,
    enterprise: payload['enterprise'] === 1 || payload['enterprise'] === '1',
    idempotencyKey: typeof key === 'string' ? key : undefined,
    replayed: () => void reply.header('idempotent-replayed', 'true'),
    network: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    internal: parts.isInternal?.(request.ip) ?? false,
    limited: parts.rateLimits !== false,
    codesPerHour: parts.codesPerHour ?? LOGIN_LIMITS.all.max,
    session: control,
    visitor,
  }
}

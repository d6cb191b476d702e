import { OPS_CODE, opsCatalogue } from '@hearth/ops'
import schemas from '@hearth/ops/schemas.json' with { type: 'json' }
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppParts } from '#kernel/app-parts'
import { admit, answerOps, type Ops, type OpsRequest } from '#kernel/ops/ask-ops'
import { perMinute } from '#kernel/area'
import { success } from '#kernel/http/envelope'
import { OPS_FIELD_LABELS } from '#kernel/payloads/field-labels'
import { isRead } from '#kernel/requests/is-read'
import { networkOf } from '#kernel/requests/network-of'
import { OpsError } from '#kernel/ops/ops-error'
import { collectOps } from '#kernel/ops/ops-routes'
import { createRateCheck } from '#kernel/limits/rate-limits'
import { ShopError } from '#kernel/shop-error'
import { findStaff } from '#kernel/sessions/staff-sessions'
import { createValidation, type Schemas } from '#kernel/payloads/validation'

/** Maximum bytes of a shop file or of a spreadsheet of goods, including the pictures. */
const MOST_SHOP_FILE = 64 * 1024 * 1024

/** Calls that receive a shop file or a spreadsheet of goods. */
const WITH_SHOP_FILE = new Set(['shop.import', 'shop.previewImport', 'goods.import', 'goods.preview'])

/**
 * Maximum number of calls of one network: far above manual use, and low enough that a stolen login cannot empty a shop
 * in a minute.
 */
const NETWORK_LIMIT = perMinute(600)

/** Returns what `answerOps` needs: the catalogue of staff calls, and the handlers of areas. */
export const openOps = (areas: AppParts['areas'], checkReplies = false): Ops => ({
  routes: collectOps(opsCatalogue, areas),
  validation: createValidation(schemas as unknown as Schemas, OPS_FIELD_LABELS),
  checkReplies,
})

/** Adds every call of staff. Shoppers' logins are not accepted here, and staff logins nowhere else. */
export async function addOps(app: FastifyInstance, parts: AppParts): Promise<void> {
  const ops = openOps(parts.areas, parts.checkReplies === 'fail')
  const { clock } = parts.shop.ports
  await app.register((scope, _options, done) => {
    scope.decorateRequest('ops', undefined)
    scope.setErrorHandler((error: Error, _request, reply) => refuse(error, reply, clock()))
    for (const route of ops.routes.values()) {
      const checkRate =
        parts.rateLimits === false ? undefined : createRateCheck(app, `ops ${route.name}`, { network: NETWORK_LIMIT })
      scope.route({
        method: route.method,
        url: route.path.replace(/\{([^}]+)\}/g, ':$1'),
        config: { call: route.name },
        ...(WITH_SHOP_FILE.has(route.name) ? { bodyLimit: MOST_SHOP_FILE } : {}),
        async onRequest(request, reply) {
          reply.header('cache-control', 'no-store')
          await checkRate?.(request)
          request.ops = await readRequest(parts, request, reply)
          await admit(route, request.ops, request.params as object)
        },
        async handler(request) {
          const asked = request.ops!
          return success(await answerOps(ops, route, readPayload(request), asked, isRead(request)), asked.now)
        },
      })
    }
    done()
  })
}

async function readRequest(
  { shop, rateLimits }: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpsRequest> {
  const now = shop.ports.clock()
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  const key = request.headers['idempotency-key']
  return {
    shop,
    now,
    actor: token ? await findStaff(shop.db, token, now) : undefined,
    token,
    network: networkOf(request.ip),
    key: typeof key === 'string' ? key : undefined,
    limited: rateLimits !== false,
    log: (event) => request.log.warn(event),
    replayed: () => void reply.header('idempotent-replayed', 'true'),
  }
}

/** Path parameters override query and body. */
function readPayload(request: FastifyRequest): object {
  const sent = isRead(request) ? request.query : request.body
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent)))
    throw new ShopError(OPS_CODE.badInput)
  return { ...(sent as object), ...(request.params as object) }
}

/** Sends the refusal of a staff call. Any other error is thrown, and is answered like an error of a shopper's call. */
function refuse(error: Error, reply: FastifyReply, now: number): FastifyReply {
  if (!(error instanceof OpsError)) throw error
  const { code, message, field, version, retryAfter, status } = error
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).send({
    code,
    message,
    success: false,
    data: null,
    currentTimeMillis: now,
    ...(field === undefined ? {} : { field }),
    ...(version === undefined ? {} : { version }),
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** A request of staff, once authenticated. */
    ops?: OpsRequest
  }
}

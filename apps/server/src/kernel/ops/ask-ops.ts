import { OPS_CODE, rolesAllow } from '@hearth/ops'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import type { Network } from '#kernel/requests/network-of'
import { once } from '#kernel/idempotency/once'
import type { OpsAnswer, OpsContext, OpsLog, OpsShop, Target, Written } from '#kernel/ops/ops-area'
import { writeAudit, type AuditedRequest } from '#kernel/ops/ops-audit'
import { codeOf, OpsError } from '#kernel/ops/ops-error'
import type { OpsRoute } from '#kernel/ops/ops-routes'
import { ShopError } from '#kernel/shop-error'
import type { Validation } from '#kernel/payloads/validation'
import { actorText, VISITOR, type Operator } from '#shop/actor'
import { inTransaction, workAt } from '#shop/unit-of-work'

/** The staff calls of a server, and the checks of their payloads and replies. */
export interface Ops {
  routes: ReadonlyMap<string, OpsRoute>
  validation: Validation
  /** Checks each reply against the interface of its call; a call fails if its reply differs. */
  checkReplies?: boolean
}

/** A request of a staff call, by HTTP or otherwise. */
export interface OpsRequest {
  shop: OpsShop
  /** Epoch ms. */
  now: number
  /** The caller; absent if nobody is logged in. */
  actor?: Operator
  token?: string
  network: Network
  /** Idempotency key. */
  key?: string
  limited: boolean
  log: OpsLog
  /** Called if the answer was stored by an earlier request with the same idempotency key. */
  replayed?(): void
}

/**
 * Checks whether the caller may make the call, before the payload is checked.
 * @param sent the payload as far as known, such as an order's number in the address
 * @throws OpsError staffNeeded, notAllowed; ShopError notBuilt
 */
export async function admit(route: OpsRoute, request: OpsRequest, sent: object = {}): Promise<void> {
  const { actor, log, network } = request
  if (route.call?.kind === 'open') return
  if (!actor) {
    log({ event: 'ops-without-login', call: route.name, network: network.near })
    throw new OpsError(OPS_CODE.staffNeeded)
  }
  const may = !route.may || actor.kind === 'house' || rolesAllow(actor.roles, route.may)
  if (may && !route.call) throw new OpsError(OPS_CODE.notBuilt)
  if (may) return
  log({ event: 'ops-not-allowed', call: route.name, staff: actor.name, network: network.near })
  const error = new OpsError(OPS_CODE.notAllowed)
  await auditRefusal(route, actor, request, sent, error)
  throw error
}

/**
 * Answers an admitted call of staff. A write is one transaction: the change, its lines in the audit log and the answer
 * under its idempotency key are stored together or not at all. A refused write leaves a line in the audit log outside
 * of that transaction.
 * @throws OpsError or ShopError if the area refuses the request
 */
export async function answerOps(
  ops: Ops,
  route: OpsRoute,
  payload: object,
  request: OpsRequest,
  fromText = false,
): Promise<object> {
  const call = route.call!
  const { actor } = request
  try {
    ops.validation.payload(route.name, payload, fromText)
    const reply = await runCall(call, route, payload, request)
    const fault = ops.checkReplies ? ops.validation.reply(route.name, reply) : undefined
    if (fault) throw new Error(`${route.name} answered what its interface does not allow: ${fault}`)
    return reply
  } catch (error) {
    if (actor && (call.kind === 'write' || call.kind === 'reveal'))
      await auditRefusal(route, actor, request, payload, error)
    throw error
  }
}

async function runCall(call: OpsAnswer, route: OpsRoute, payload: object, request: OpsRequest): Promise<object> {
  const { shop, now, actor, token, network, limited, log, key } = request
  const context: OpsContext = {
    ...workAt(shop, now, actor ?? VISITOR),
    // Only a call of the kind `open`, such as logging in, can come without an actor. The context of its handler has no
    // `actor` by its type, so the handler cannot use the missing actor.
    actor: actor as Operator,
    ...(token ? { token } : {}),
    network,
    limited,
    log,
  }
  if (call.kind === 'open' || call.kind === 'read') return call.answer(payload as never, context)
  if (call.kind === 'write' && !key) throw new ShopError(OPS_CODE.badInput, '请求标识不能为空', 'idempotency-key')
  const ready = (await call.prepare?.(payload as never, context)) ?? payload
  const work = async (inside: OpsContext): Promise<object> => {
    const { reply, changes } = (await call.answer(ready as never, inside)) as Written<object>
    if (changes.length === 0) throw new Error(`${route.name} leaves no line in the audit log`)
    await writeAudit(inside.db, audited(route, context.actor, request), changes)
    return reply
  }
  if (call.kind === 'reveal') return inTransaction(context, work)
  if (!call.kept) return inTransaction(context, work)
  // The owner of the idempotency key is `staff/<id>`. It never equals a shopper's id, which contains no slash.
  const keyed = { ...context, needShopper: () => actorText(context.actor), replayed: () => request.replayed?.() }
  const reply = await once(keyed, key, fingerprint(route.name, payload), work)
  // The write may have changed what is for sale, so cached replies about it are made again.
  shop.stock.moved()
  return reply
}

const audited = ({ name }: OpsRoute, actor: Operator, { shop, now, key, network }: OpsRequest): AuditedRequest => ({
  at: now,
  actor,
  call: name,
  ...(key ? { key } : {}),
  network: network.near,
  numbers: shop.numbers,
})

/** The kinds of things that path parameters name. */
const KINDS: Readonly<Record<string, string | undefined>> = {
  orderId: 'order',
  skuNo: 'sku',
  batchId: 'coupon batch',
  name: 'staff',
}

/** The subject of a refused request, if its address names one. */
function targetIn({ path }: OpsRoute, sent: object): Target | undefined {
  const [, field = ''] = /\{(\w+)\}/.exec(path) ?? []
  const id: unknown = (sent as Readonly<Record<string, unknown>>)[field]
  const kind = KINDS[field]
  return kind !== undefined && typeof id === 'string' && !isUnreadable(id) ? { kind, id: id.slice(0, 100) } : undefined
}

/** Records a refusal in the audit log; if that fails, the refusal is still answered. */
async function auditRefusal(
  route: OpsRoute,
  actor: Operator,
  request: OpsRequest,
  sent: object,
  error: unknown,
): Promise<void> {
  const code = codeOf(error)
  try {
    const target = targetIn(route, sent)
    await writeAudit(request.shop.db, audited(route, actor, request), [target ? { target } : {}], code)
  } catch {
    request.log({ event: 'ops-refusal-not-kept', call: route.name, actor: actorText(actor), code })
  }
}

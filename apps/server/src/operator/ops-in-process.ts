import { createOpsClient, type OpsClient } from '@hearth/ops'
import { openOps } from '#kernel/http/add-ops'
import { admit, answerOps, type Ops } from '#kernel/ops/ask-ops'
import type { OpsLog, OpsShop } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'
import { ShopError } from '#kernel/shop-error'
import { allAreas } from '#operator/all-areas'
import { dataOf, type OperatorCall, type OperatorReply } from '#operator/operator-request'
import { house } from '#shop/actor'
import type { UnitOfWork, WorkParts } from '#shop/unit-of-work'
import { told } from '#kernel/commands/told'

/** A shop that the owner's command uses in its own process. */
export interface OperatorShop extends UnitOfWork, Pick<OpsShop, 'secret' | 'ports'> {
  /** Writes what must be traceable to the shop's log. */
  log?: OpsLog
}

/** The parts of a shop that one call needs. */
type Answering = Pick<OperatorShop, keyof WorkParts | 'secret' | 'ports' | 'now' | 'log'>

let opened: Ops | undefined

/** Answers one call. The shop itself makes it, in the name of a user of the machine. */
export async function answerCall(shop: Answering, { call, payload, key, user }: OperatorCall): Promise<OperatorReply> {
  const ops = (opened ??= openOps(allAreas))
  const { db, random, numbers, stock, outbox, kinds, secret, ports, now } = shop
  const request = {
    shop: { db, random, numbers, stock, outbox, kinds, secret, ...(ports && { ports }) },
    now,
    actor: house(user),
    network: { near: 'this machine', wide: 'this machine' },
    limited: false,
    log: shop.log ?? (() => {}),
    ...(key === undefined ? {} : { key }),
  }
  const route = ops.routes.get(call)
  if (!route)
    throw new Error(
      told({
        zh: `没有 ${call}：命令和正在运行的店铺版本不同。`,
        en: `There is no call ${call}: this command and the running shop are of different versions.`,
      }),
    )
  try {
    await admit(route, request, payload)
    return { data: await answerOps(ops, route, payload, request) }
  } catch (error) {
    if (!(error instanceof OpsError || error instanceof ShopError)) throw error
    const { code, message, field } = error
    const version = error instanceof OpsError ? error.version : undefined
    return { refused: { code, message, ...(field && { field }), ...(version !== undefined && { version }) } }
  }
}

/** Returns staff calls that a shop in this process answers. */
export function opsInProcess(shop: OperatorShop): OpsClient {
  const user = shop.actor.kind === 'house' ? shop.actor.name : 'hearth'
  return createOpsClient(async (call, { kind }, payload) =>
    dataOf(await answerCall(shop, { call, payload, user, ...(kind === 'write' ? { key: shop.random.uuid() } : {}) })),
  )
}

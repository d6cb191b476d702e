import { deliverNotices } from '#areas/sandbox/deliver-notices'
import { SANDBOX_NOTIFY_PATH, SANDBOX_SIGNATURE_HEADER } from '#areas/sandbox/sandbox-notice'
import { signNotice } from '#areas/sandbox/signature'
import type { CashierNotice } from '#ports/cashier'
import { fails } from './outside'
import type { World } from './world'

/**
 * Presses a button of the cashier's page. Most shoppers pay; some pay with a card that is closed when money is to be
 * refunded.
 */
export async function presses(world: World, cashierUrl: string): Promise<void> {
  const action = world.pick(['pay', 'pay', 'pay', 'pay', 'payClosed', 'fail'])
  const reply = await world.shop.app.inject({
    method: 'POST',
    url: cashierUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  })
  world.said.push(`press ${action} ${reply.statusCode} 0`)
}

/**
 * Delivers the cashier's due notices, in any order. Some are lost and the cashier does not know; others arrive although
 * the cashier believes that they are lost.
 */
export async function takePost(world: World): Promise<void> {
  const { db } = world.shop.connection
  await deliverNotices(
    db,
    async (body) => {
      if (fails(world.trouble, 8)) return false
      world.post.push(body)
      return !fails(world.trouble, 8)
    },
    world.shop.ports.clock(),
  )
}

/** Delivers a notice, sometimes twice. */
export async function deliverPost(world: World, body: string): Promise<void> {
  if (!fails(world.trouble, 4)) world.post.splice(world.post.indexOf(body), 1)
  await arrive(world, body)
}

/** Delivers a notice that is not in the cashier's table. */
export const tell = (world: World, notice: CashierNotice): Promise<void> => arrive(world, JSON.stringify(notice))

async function arrive(world: World, body: string): Promise<void> {
  const { app, inside, ports } = world.shop
  const reply = await app.inject({
    method: 'POST',
    url: SANDBOX_NOTIFY_PATH,
    headers: {
      'content-type': 'application/json',
      [SANDBOX_SIGNATURE_HEADER]: signNotice(inside.secret, body, ports.clock()),
    },
    payload: body,
  })
  world.said.push(`notice ${reply.statusCode} ${reply.json<{ code?: number }>().code ?? 0}`)
}

import { sql } from 'kysely'
import { SERVICE_STEPS } from './service-steps'
import { settle, type Step } from './step'

/** Requests service for an order's first line that allows it, and completes the request. */
const served =
  (wish: object, ...steps: string[]): Step =>
  async ({ shop, hands, who, id }) => {
    const asked = await hands.apply(who, id, wish)
    const request = asked.data?.afterSaleOrderId
    if (!request) return asked
    for (const step of steps) await SERVICE_STEPS[step]!({ shop, hands, who, id: request })
    return asked
  }

/** Steps of an order, by their names. */
export const ORDER_STEPS: Readonly<Record<string, Step>> = {
  pay: ({ hands, who, id }) => hands.pay(who, id),
  cancel: ({ hands, who, id }) => hands.cancel(who, id, '改主意了'),
  remove: ({ hands, who, id }) => hands.ask(who, `POST /api/orders/${id}/remove/v1`, {}),
  remind: ({ hands, who, id }) => hands.ask(who, `POST /api/orders/${id}/remind/v1`, {}),
  address: ({ hands, who, id }) => hands.ask(who, `PUT /api/orders/${id}/address/v1`, { addressId: who.addressId }),
  placeBalance: ({ hands, who, id }) => hands.placeBalance(who, id),
  confirm: ({ hands, who, id }) => hands.confirm(who, id),
  keep: ({ hands, who, id }) => hands.keep(who, id),
  approve: ({ hands, id }) => hands.trial(id, 'approve'),
  charge: ({ hands, id }) => hands.trial(id, 'charge', { amount: 1000, reason: '缺少说明书' }),
  track: ({ hands, id }) => hands.withOrder(id, 'parcel', { text: '派送中' }),
  putIn: ({ hands, id }) => hands.pickup(id, 'put-in', { fcOrderId: 'FC9' }),
  fetch: ({ hands, id }) => hands.pickup(id, 'fetch'),
  sendBackParcel: ({ hands, id }) => hands.pickup(id, 'back'),
  async ship({ shop, hands, id }) {
    const answer = await hands.ship(id)
    await shop.run('events', 'events')
    return answer
  },
  async shipPart({ shop, hands, id }) {
    const { data } = await hands.ops<{ items: { orderItemId: string; left: number; gift: boolean }[] }>(
      `GET /ops/orders/${id}/v1`,
    )
    const line = data?.items.find(({ gift, left }) => !gift && left > 0)
    const answer = await hands.ship(id, { items: [{ orderItemId: line?.orderItemId ?? '', quantity: 1 }] })
    await shop.run('events', 'events')
    return answer
  },
  async refund({ shop, hands, id }) {
    const answer = await hands.withOrder(id, 'refund', { reason: '缺货' })
    await shop.run('refund', 'events', 'events')
    return answer
  },
  /** Presses the button for the pending payment that the old version began. */
  async pressBegun({ shop, hands, id }) {
    const { rows } = await sql<{ id: string }>`
      select id from payment where order_id = ${id} and status = 0 order by id desc limit 1`.execute(shop.connection.db)
    await hands.pressPayment(rows[0]?.id ?? 'none')
  },
  deliver: ({ shop }) => shop.run('deliver', 'events', 'events'),
  endFundings: ({ shop }) => shop.run('end crowd-fundings', 'events', 'events'),
  settle,
  return: served({}, 'agree', 'bill', 'receive', 'settle'),
  sendBack: served({ reason: 'trial-over' }, 'agree', 'bill', 'receive', 'settle'),
  exchange: served({ serviceType: 2, reason: 'quality-looks' }, 'agree', 'bill', 'receive', 'sendAnother'),
  repair: served({ serviceType: 3, reason: 'damaged' }, 'agree', 'bill', 'receive', 'quote', 'payRepair', 'sendBack'),
}

import type { AccountEntries, OrderDraft, RebateSummary, ShareCode, ShopAmount, ShopOrders } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Buyer, OrderingShop } from './ordering-shop'
import { serviceHands } from './served-shop'
import { NOON } from './shop'

/** A promoter with a shop. */
export interface Promoter {
  id: string
  headers: Record<string, string>
  /** The id of the promoter's share of the whole shop. */
  shareId: string
}

/** Actions of promoters, and of shoppers who follow their shares. */
export function earningHands(shop: () => OrderingShop) {
  const hands = serviceHands(shop)
  let made = 0
  const as = <Data>({ headers }: Pick<Buyer, 'headers'>, method: 'GET' | 'POST', url: string, payload?: object) =>
    shop().ask<Data>({ method, url, headers, ...(payload ? { payload } : {}) })
  const earning = {
    ...hands,
    as,
    /** Makes a logged-in shopper a promoter with a shop of the given kind. */
    async certify({ id }: { id: string }, kind: 'promoter' | 'partner' = 'promoter', level = 'normal') {
      const { db } = shop().connection
      made += 1
      await sql`
        insert into promoter (shopper_id, status, real_name, masked_name, id_number, telephone, agreement_version,
          agreed_at, applied_at, decided_at, level)
        values (${id}, 2, 'sealed', '*明', 'sealed', ${`1590000${String(1000 + made)}`}, 1, ${NOON}, ${NOON}, ${NOON},
          ${level})
        on conflict (shopper_id) do update set status = 2, suspended_at = null, level = excluded.level`.execute(db)
      await sql`
        insert into identity (id_hash, masked_name, shopper_id, verified_at)
        values (${`hash of ${id}`}, '*明', ${id}, ${NOON}) on conflict do nothing`.execute(db)
      await sql`
        insert into promoter_shop (id, shopper_id, kind, name, name_key, invite_code, status, authorized_at, opened_at,
          created_at)
        values (${`shop-${made}`}, ${id}, ${kind}, ${`小店 ${made}`}, ${`小店${made}`}, ${`CODE${made}`}, 2, ${NOON},
          ${NOON}, ${NOON})`.execute(db)
    },
    /** Makes a promoter with a shop and a share of it. */
    async promoter(kind: 'promoter' | 'partner' = 'promoter', level = 'normal'): Promise<Promoter> {
      const { id, headers } = await shop().newShopper()
      await earning.certify({ id }, kind, level)
      return { id, headers, shareId: await earning.share({ headers }, { kind }) }
    },
    async share(who: Pick<Buyer, 'headers'>, payload: object = {}): Promise<string> {
      const { data, message } = await as<ShareCode>(who, 'POST', '/api/platform/rebate/v1/shareCode', payload)
      if (!data) throw new Error(message)
      return data.shareId
    },
    /** Makes a rebate offer for the whole category of the shelf. */
    async offer(more: { rate?: number; firstRate?: number; targets?: object[]; offerId?: string } = {}) {
      const { data, message } = await hands.ops('POST /ops/rebate-offers/v1', {
        offerId: 'all',
        name: '全场返利',
        beginTime: NOON - 3_600_000,
        endTime: NOON + 100 * 86_400_000,
        rate: 500,
        targets: [{ categoryCode: 'lamp' }],
        ...more,
      })
      if (!data) throw new Error(message)
    },
    /** Buys and pays through a share. */
    async bought(
      { shareId }: Pick<Promoter, 'shareId'>,
      products: NonNullable<OrderDraft['products']> = [{ skuNo: 'lamp', itemQuantity: 1 }],
      amount = 20_000,
      more: Partial<OrderDraft> = {},
      buyer?: Buyer,
    ) {
      const who = buyer ?? (await shop().buyer())
      const order = await hands.paid(who, products, amount, { shareId, ...more })
      await shop().run('events')
      return { buyer: who, order }
    },
    /** Ships an order and confirms its receipt. */
    async receive(buyer: Buyer, orderId: string) {
      await hands.ship(orderId)
      await hands.confirm(buyer, orderId)
      await shop().run('events')
    },
    /** Moves the clock past the period for returns, and settles earnings. */
    async settled() {
      shop().wait(8 * 86_400_000)
      await shop().run('settle earnings')
    },
    amount: async (who: Pick<Buyer, 'headers'>) =>
      (await as<ShopAmount>(who, 'GET', '/api/platform/rebate/shop/v1/amount')).data!,
    summary: async (who: Pick<Buyer, 'headers'>) =>
      (await as<RebateSummary>(who, 'GET', '/api/platform/rebate/v1/summary')).data!,
    entries: async (who: Pick<Buyer, 'headers'>, query = '') =>
      (await as<AccountEntries>(who, 'GET', `/api/platform/usercenter/v1/details${query}`)).data!,
    orders: async (who: Pick<Buyer, 'headers'>, payload: object = {}) =>
      as<ShopOrders>(who, 'POST', '/api/platform/rebate/shop/v1/orders', payload),
  }
  return earning
}

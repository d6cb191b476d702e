import { DAY } from '@hearth/domain'
import { SESSION_HEADER, type Sessions } from '#kernel/sessions/sessions'
import type { TestShop } from '../shop'
import type { OldShop } from './old-shop'
import type { Told } from './tell-all'

/** Days after the dump on which the shop's jobs run. */
const DAYS = [6, 16, 45]

const JOBS = [
  'ask about payments',
  'expire',
  'receive',
  'end free trials',
  'end crowd-fundings',
  'begin memberships',
  'monthly coupons',
  'end points',
  'remind shoppers',
  'tell arrivals',
  'give codes',
  'send parcels back',
  'end service waits',
  'make invoices',
  'refund',
  'deliver',
  'events',
  'events',
  'events',
]

/**
 * Lets days pass.
 * @returns everything that each shopper can read on each of these days
 */
export async function passDays(
  shop: TestShop,
  old: OldShop,
  sessions: Sessions,
  each: (day: string) => Promise<void>,
): Promise<Record<string, Told>> {
  const later: Record<string, Told> = {}
  for (const day of DAYS) {
    shop.wait(old.now + day * DAY - shop.ports.clock())
    await shop.run(...JOBS)
    const told: Told = {}
    for (const [name, { id }] of Object.entries(old.shoppers)) {
      const headers = {
        [SESSION_HEADER]: await sessions.begin(shop.connection.db, { shopper: id }, shop.ports.clock()),
      }
      const read = async (url: string) => (await shop.ask({ url, headers })).data
      told[name] = {
        orders: await read('/api/orders/v1?count=50'),
        services: await read('/api/platform/afterSales/v1?count=50'),
        profile: await read('/api/platform/usercenter/v1/userinfo'),
        coupons: await read('/api/coupons/v1?count=50'),
      }
    }
    later[`${day} days later`] = told
    await each(`${day} days later`)
  }
  return later
}

import {
  address,
  cart,
  checkout,
  createCoreApi,
  orders,
  passport,
  products,
  user,
  type CoreApiOptions,
} from '@hearth/sdk/core'
import { later } from '#client/later'
import { once } from '#client/once'

/** Creates the calls that are not among `FIRST_CALLS`. The tables of these calls are not part of the first load. */
export function createLateApi(options: CoreApiOptions) {
  const further = once(async () => (await import('#client/further-api')).createFurtherApi(options))
  const reading = once(async () => (await import('#client/reading-api')).createReadingApi(options))
  const sellers = once(async () => (await import('#client/sellers-api')).createSellersApi(options))
  const campaigns = once(async () => (await import('#client/campaigns-api')).createCampaignsApi(options))
  return {
    ...createCoreApi(options, { address, cart, checkout, orders, passport, products, user }),
    afterSale: later(further, 'afterSale'),
    coupons: later(further, 'coupons'),
    invoice: later(further, 'invoice'),
    promotions: later(further, 'promotions'),
    bargain: later(campaigns, 'bargain'),
    reservation: later(campaigns, 'reservation'),
    community: later(reading, 'community'),
    fission: later(campaigns, 'fission'),
    lottery: later(campaigns, 'lottery'),
    skills: later(reading, 'skills'),
    invite: later(sellers, 'invite'),
    partner: later(sellers, 'partner'),
    rebate: later(sellers, 'rebate'),
    rebateShop: later(sellers, 'rebateShop'),
  }
}

/** The calls that `createLateApi` creates. */
export type LateApi = ReturnType<typeof createLateApi>

import { CHANNEL_ID } from '@hearth/domain'
import {
  address,
  afterSale,
  cart,
  checkout,
  coupons,
  createApi,
  invoice,
  orders,
  passport,
  products,
  promotions,
  user,
} from '@hearth/sdk/taro'
import { createShop, SESSION_KEY, VISITOR_KEY, type Shop } from '@hearth/state'
import { miniPorts } from './mini-ports'
import { platform } from './platform'
import { storage } from './storage'

/** The shop of this visit. An app on a phone has one shopper, so it is made once, when the app starts. */
export const shop: Shop = createShop({
  ports: miniPorts,
  api: createApi(
    {
      baseUrl: HEARTH_API_BASE,
      channelId: CHANNEL_ID.shopper,
      platformId: platform.platformId,
      session: () => storage.get(SESSION_KEY),
      visitor: () => storage.get(VISITOR_KEY),
      onEvent: (event) => shop.handle(event),
    },
    { address, afterSale, cart, checkout, coupons, invoice, orders, passport, products, promotions, user },
  ),
})

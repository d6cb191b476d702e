import { CHANNEL_ID } from '@hearth/domain'
import { createApi } from '@hearth/sdk/taro'
import { createShop, selectEnterprise, SESSION_KEY, type Shop, userStore, VISITOR_KEY } from '@hearth/state'
import { shopTables } from '@hearth/state/tables'
import { miniPorts } from './mini-ports'
import { platform } from './platform'
import { storage } from './storage'

/** The shop of this visit. An app on a phone has only one shopper, so the shop is created once, when the app starts. */
export const shop: Shop = createShop({
  ports: miniPorts,
  api: createApi(
    {
      baseUrl: HEARTH_API_BASE,
      channelId: CHANNEL_ID.shopper,
      platformId: platform.platformId,
      session: () => storage.get(SESSION_KEY),
      visitor: () => storage.get(VISITOR_KEY),
      enterprise: () => selectEnterprise(shop.store(userStore).getState()),
      onEvent: (event) => shop.handle(event),
    },
    shopTables,
  ),
})

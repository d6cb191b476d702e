import { CHANNEL_ID } from '@hearth/domain'
import { cart, type CoreApiOptions, createCoreApi, passport, products, user } from '@hearth/sdk/core'
import { appStore, createShop, type Primed, type Shop } from '@hearth/state'
import { fetchTransport } from '#client/fetch-transport'
import type { LateApi } from '#client/late-api'
import { later } from '#client/later'
import { webPorts } from '#client/web-ports'

/** The shop of this visit, with what its page was rendered from. */
export function startShop(primed: Primed | undefined): Shop {
  const ports = webPorts((text) => shop.store(appStore).getState().showToast(text))
  const options: CoreApiOptions = {
    transport: fetchTransport,
    baseUrl: '',
    channelId: CHANNEL_ID.shopper,
    platformId: ports.platform.platformId,
    onEvent: (event) => shop.handle(event),
  }
  let late: Promise<LateApi> | undefined
  const loadLate = () => (late ??= import('#client/late-api').then(({ createLateApi }) => createLateApi(options)))
  const api = {
    ...createCoreApi(options, { cart, passport, products, user }),
    address: later(loadLate, 'address'),
    checkout: later(loadLate, 'checkout'),
    orders: later(loadLate, 'orders'),
  }
  const shop: Shop = createShop({ api, ports, primed })
  return shop
}

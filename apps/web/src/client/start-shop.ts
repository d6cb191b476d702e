import { CHANNEL_ID } from '@hearth/domain'
import { type CoreApiOptions, createCoreApi } from '@hearth/sdk/core'
import { appStore, createShop, type Ports, type Primed, selectEnterprise, type Shop, userStore } from '@hearth/state'
import { NOT_LOADED } from '@hearth/ui'
import { cart, products, user } from 'virtual:first-calls'
import { fetchTransport } from '#client/fetch-transport'
import type { LateApi } from '#client/late-api'
import { later } from '#client/later'
import { once } from '#client/once'
import { webPorts } from '#client/web-ports'

/**
 * Creates the shop of this visit, with the data of the rendered page. `record` records events; it is absent if visits
 * are not counted.
 */
export function startShop(primed: Primed | undefined, record?: Ports['record']): Shop {
  const say = (text: string) => shop.store(appStore).getState().showToast(text)
  const ports = webPorts(say, record)
  const options: CoreApiOptions = {
    transport: fetchTransport,
    baseUrl: '',
    channelId: CHANNEL_ID.shopper,
    platformId: ports.platform.platformId,
    enterprise: () => selectEnterprise(shop.store(userStore).getState()),
    onEvent: (event) => shop.handle(event),
  }
  const loadLate = once(() =>
    import('#client/late-api').then(
      (code) => code.createLateApi(options),
      (error: Error) => {
        say(NOT_LOADED)
        throw error
      },
    ),
  )
  const first = createCoreApi(options, { cart, products, user })
  // The first calls of an area are ready; the code of its other calls is loaded when one is made.
  const api = new Proxy(first as Partial<LateApi> as LateApi, {
    get: (known, area: keyof LateApi) => later(loadLate, area, known[area]),
  })
  const shop: Shop = createShop({ api, ports, primed })
  return shop
}

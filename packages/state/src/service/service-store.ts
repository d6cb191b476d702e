import type { Merchant } from '@hearth/sdk/core'
import { homeStore } from '#content/content-store'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Merchants whose telephones a shopper can call. */
export interface ServiceState {
  merchants: Load<Merchant[]>
  /** Loads the merchants of these products; without products, the merchant of the first product on the home page. */
  load(spuNos: readonly string[]): Promise<void>
}

/** Merchants that a shopper can call with questions. */
export const serviceStore = defineStore<ServiceState>({
  name: 'service',
  create(context, set, get) {
    const { products } = context.api
    const track = tracker(context, set, get)
    const firstOnShow = async () => {
      const home = context.store(homeStore)
      await home.getState().load()
      const { data } = home.getState().page
      if (!data) throw new Error('The home page could not be read')
      const widgets = data.blocks.flatMap((block) => block.widgets)
      return widgets
        .flatMap((widget) => ('products' in widget ? widget.products : []))
        .slice(0, 1)
        .map(({ spuNo }) => spuNo)
    }
    return {
      merchants: idle,
      async load(spuNos) {
        await track('merchants', async () => {
          const asked = spuNos.length ? [...new Set(spuNos)] : await firstOnShow()
          const spus = await those(asked, (spuNo) => products.get({ spuNo, platform: 2 }))
          return those(new Set(spus.map((spu) => spu.merchantId)), (merchantId) => products.merchant({ merchantId }))
        })
      },
    }
  },
})

/** Returns the results of the requests that succeeded. Fails only if all failed. */
async function those<Key, Found>(keys: Iterable<Key>, ask: (key: Key) => Promise<Found>): Promise<Found[]> {
  const answers = await Promise.allSettled([...keys].map(ask))
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const [failure] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []))
  if (failure && !found.length) throw failure
  return found
}

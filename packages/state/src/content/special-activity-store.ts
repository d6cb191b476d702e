import { isInternalVisitor, TIMEOUT } from '@hearth/domain'
import type { ContentPage } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, ready, type Load } from '#shop/load'

/** The special activity, which only visitors in the company's networks can open. */
export interface SpecialActivityState {
  page: Load<ContentPage>
  /** Loads the page. Returns whether the viewer may open it, which is so if the page could be loaded in time (P04). */
  load(): Promise<boolean>
}

/** The special activity (R05). A reply to its call proves that the viewer is in the company's networks. */
export const specialActivityStore = defineStore<SpecialActivityState>({
  name: 'specialActivity',
  create({ api, ports }, set) {
    const ask = async (): Promise<ContentPage | undefined> =>
      api.products.getSpecialActivity({}, { toast: false, timeout: TIMEOUT.internalProbe }).catch(() => undefined)
    const tooLate = () => new Promise<undefined>((done) => setTimeout(() => done(undefined), TIMEOUT.internalFallback))
    return {
      page: idle,
      async load() {
        const begun = ports.clock()
        const page = await Promise.race([ask(), tooLate()])
        const internal = isInternalVisitor({ ok: page !== undefined, elapsed: ports.clock() - begun })
        set({ page: internal && page ? ready(page) : idle })
        return internal
      },
    }
  },
})

import { isInternalVisitor, TIMEOUT } from '@hearth/domain'
import type { ContentPage } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, ready, type Load } from '#shop/load'

/** The special activity, for visitors inside the company's networks. */
export interface SpecialActivityState {
  page: Load<ContentPage>
  /** Loads the page. Returns whether the viewer is inside: the page came in time (P04). */
  load(): Promise<boolean>
}

/** The special activity (R05): the reply itself serves as the verification file. */
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

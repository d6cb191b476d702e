import { appStore } from '#app/app-store'
import { defineStore } from '#shop/define-store'

/** Signing up for news. */
export interface FanState {
  sending: boolean
  /** Signs up under a nickname. Whether it is done. */
  signUp(usernick: string): Promise<boolean>
}

/** News of what is new and what is shown live, to the account's telephone. */
export const fanStore = defineStore<FanState>({
  name: 'fan',
  personal: true,
  create({ api, store }, set, get) {
    return {
      sending: false,
      async signUp(usernick) {
        if (get().sending) return false
        set({ sending: true })
        try {
          await api.user.signUpFan({ usernick })
          store(appStore).getState().showToast('订阅成功，新品和直播会第一时间通知您')
          return true
        } catch {
          return false
        } finally {
          set({ sending: false })
        }
      },
    }
  },
})

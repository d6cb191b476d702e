import { appStore } from '#app/app-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** The subscription to news. */
export interface FanState {
  sending: boolean
  /** Subscribes under a nickname. Returns whether it succeeded. */
  signUp(usernick: string): Promise<boolean>
}

/** Subscribes the shopper's telephone to news of products and live streams. */
export const fanStore = defineStore<FanState>({
  name: 'fan',
  personal: true,
  create(context, set, get) {
    const { api, store } = context
    const change = changing(context, set, get, 'sending')
    return {
      sending: false,
      signUp: (usernick) =>
        change(async () => {
          await api.user.signUpFan({ usernick })
          store(appStore).getState().showToast('订阅成功，新品和直播会第一时间通知您')
        }),
    }
  },
})

import { REPLY_CODE } from '@hearth/domain'
import { PENDING_KEY } from '#checkout/pending-key'
import { defineStore } from '#shop/define-store'
import { problemOf } from '#shop/problem'
import { SESSION_KEY, userStore } from '#user/user-store'

/** How a login ended: `failed` leaves open whether the code was right. */
export type LoginOutcome = 'in' | 'wrong-code' | 'failed'

/** Becoming somebody, and nobody again. */
export interface LoginState {
  /** Sending a code: under way, and from when another may be asked for (calibrated epoch ms; 0 now). */
  sendState: { sending: boolean; resendAt: number }
  loggingIn: boolean
  /** Sends a code by SMS. Whether one is on its way. */
  sendCode(telephone: string): Promise<boolean>
  login(telephone: string, code: string): Promise<LoginOutcome>
  logout(): Promise<void>
}

/** Logging in with a code by SMS, and out. Apart from the shopper, who is wanted on every page. */
export const loginStore = defineStore<LoginState>({
  name: 'login',
  personal: true,
  create({ api, ports, store, now }, set, get) {
    return {
      sendState: { sending: false, resendAt: 0 },
      loggingIn: false,
      async sendCode(telephone) {
        const { sending, resendAt } = get().sendState
        if (sending || now() < resendAt) return false
        set({ sendState: { sending: true, resendAt: 0 } })
        try {
          const sent = await api.passport.sendCode({ telephone })
          set({ sendState: { sending: false, resendAt: now() + sent.resendAfter } })
          return true
        } catch {
          set({ sendState: { sending: false, resendAt: 0 } })
          return false
        }
      },
      async login(telephone, code) {
        if (get().loggingIn) return 'failed'
        set({ loggingIn: true })
        try {
          const { user, sessionToken } = await api.passport.login({ telephone, code, session: ports.platform.session })
          if (sessionToken) ports.storage.set(SESSION_KEY, sessionToken)
          store(userStore).getState().enter(user)
          return 'in'
        } catch (thrown) {
          return problemOf(thrown).code === String(REPLY_CODE.wrongCode) ? 'wrong-code' : 'failed'
        } finally {
          set({ loggingIn: false })
        }
      },
      async logout() {
        try {
          await api.user.logout({})
        } catch {
          // The server still knows the session: saying "logged out" would be a lie on a shared device.
          return
        }
        ports.storage.remove(PENDING_KEY)
        store(userStore).getState().expire()
      },
    }
  },
})

import { REPLY_CODE } from '@hearth/domain'
import { ApiError } from '@hearth/sdk/core'
import { VISITOR_KEY } from '#cart/visitor-key'
import { forgetDraft } from '#checkout/draft-key'
import { PENDING_KEY } from '#checkout/pending-key'
import { defineStore } from '#shop/define-store'
import { problemOf } from '#shop/problem'
import { appStore } from '#app/app-store'
import { askCode, RESTING, type SendState } from '#user/ask-code'
import { SESSION_KEY, userStore } from '#user/user-store'

/**
 * Storage key of the telephone and ticket of the last code. The page may be reloaded while the shopper reads the SMS.
 */
const TICKET_KEY = 'hearth.login-ticket'

/**
 * The result of a login. `no-code`: no code was requested on this device for the telephone. `failed`: the login failed
 * for another reason, so the code may be right. The field shows `wrong-code` and `no-code`; a toast shows other
 * failures.
 */
export type LoginOutcome = 'in' | 'wrong-code' | 'no-code' | 'failed'

/** Logs the shopper in and out. */
export interface LoginState {
  sendState: SendState
  loggingIn: boolean
  /** Sends a code by SMS. Returns whether it was sent. */
  sendCode(telephone: string): Promise<boolean>
  login(telephone: string, code: string): Promise<LoginOutcome>
  logout(): Promise<void>
}

/** Options for calls without the SDK's toast; this store shows failures itself. */
const quiet = { toast: false } as const

/** Logs the shopper in with a code by SMS, and out. Separate from the shopper's data, which every page loads. */
export const loginStore = defineStore<LoginState>({
  name: 'login',
  personal: true,
  create({ api, ports, store, now }, set, get) {
    /** Shows a failure of a call. If the code of the call could not be loaded, the shell has already shown that. */
    const tell = (thrown: unknown) => {
      if (thrown instanceof ApiError) store(appStore).getState().showToast(problemOf(thrown).message)
    }
    return {
      sendState: RESTING,
      loggingIn: false,
      async sendCode(telephone) {
        const { sending, resendAt } = get().sendState
        if (sending || now() < resendAt) return false
        set({ sendState: { ...RESTING, sending: true } })
        try {
          const sent = await askCode(api, telephone, () =>
            set({ sendState: { ...RESTING, sending: true, proving: true } }),
          )
          ports.storage.set(TICKET_KEY, `${telephone} ${sent.ticket}`)
          const sentAt = now()
          set({ sendState: { ...RESTING, sentAt, resendAt: sentAt + sent.resendAfter } })
          store(appStore).getState().showToast('验证码已发送，请查看短信')
          return true
        } catch (thrown) {
          tell(thrown)
          set({ sendState: RESTING })
          return false
        }
      },
      async login(telephone, code) {
        if (get().loggingIn) return 'failed'
        const [sentTo, ticket] = ports.storage.get(TICKET_KEY)?.split(' ') ?? []
        if (sentTo !== telephone || !ticket) return 'no-code'
        set({ loggingIn: true })
        try {
          const { user, sessionToken } = await api.passport.login(
            { telephone, ticket, code, session: ports.platform.session },
            quiet,
          )
          ports.storage.remove(TICKET_KEY)
          if (sessionToken) ports.storage.set(SESSION_KEY, sessionToken)
          // The server has merged the visitor's cart into the shopper's cart, so the visitor's key is removed.
          ports.storage.remove(VISITOR_KEY)
          store(userStore).getState().enter(user)
          return 'in'
        } catch (thrown) {
          if (problemOf(thrown).code === String(REPLY_CODE.wrongCode)) return 'wrong-code'
          tell(thrown)
          return 'failed'
        } finally {
          set({ loggingIn: false })
        }
      },
      async logout() {
        try {
          // The key is sent as a header that other sites cannot set. It proves that the shop's own page logs out, for
          // browsers that do not tell which site sent a request.
          await api.user.logout({}, { idempotencyKey: ports.newId() })
        } catch {
          // If the call fails, the session still exists on the server. Showing the shopper as logged out would be
          // unsafe on a shared device.
          return
        }
        ports.storage.remove(PENDING_KEY)
        ports.storage.remove(VISITOR_KEY)
        forgetDraft(ports)
        store(userStore).getState().expire()
      },
    }
  },
})

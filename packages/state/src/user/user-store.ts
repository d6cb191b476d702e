import { LOGIN_STATE, loginPath, visitor } from '@hearth/domain'
import type { UserInfo } from '@hearth/sdk/core'
import { badgeStore } from '#cart/badge-store'
import { defineStore } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import { tracker } from '#shop/track'

/** Where shells that keep no cookies keep the session. */
export const SESSION_KEY = 'hearth.session'

/** Who the shopper is, and becoming somebody. */
export interface UserState {
  info: Load<UserInfo>
  /** The question for the user's information on its way; a logout keeps it (S02). */
  pending?: Promise<void>
  /** Sending a code: under way, and from when another may be asked for (calibrated epoch ms; 0 now). */
  sendState: { sending: boolean; resendAt: number }
  loggingIn: boolean
  load(): Promise<void>
  /** Sends a code by SMS. Whether one is on its way. */
  sendCode(telephone: string): Promise<boolean>
  /** Whether the code was right. */
  login(telephone: string, code: string): Promise<boolean>
  logout(): Promise<void>
  /** Sends a visitor to log in and come back to `path` (S04). Whether that was needed. */
  needLogin(path: string): boolean
  /** The server knows this session no longer. */
  expire(): void
}

/** The shopper. */
export const userStore = defineStore<UserState>({
  name: 'user',
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker(context, set, get)

    const become = (user: UserInfo) => {
      context.setLoggedIn(user.isLogin === LOGIN_STATE.loggedIn)
      void store(badgeStore).getState().load()
    }
    const leave = () => {
      ports.storage.remove(SESSION_KEY)
      context.setLoggedIn(false)
      context.forget()
      // The pending question stays (S02); what it was asked under is over, so its answer finds the visitor and leaves him be.
      set({ info: ready(visitor()), sendState: { sending: false, resendAt: 0 }, loggingIn: false })
    }

    return {
      info: idle,
      sendState: { sending: false, resendAt: 0 },
      loggingIn: false,
      load() {
        const before = get().info.data
        const asked =
          get().pending ??
          track('info', () => api.user.info({}), true).then((user) => {
            set({ pending: undefined })
            // Somebody else, or nobody, is logged in by now: in another tab, or because the session ended.
            if (user && before && before.isLogin === LOGIN_STATE.loggedIn && !isSame(user, before)) context.forget()
            if (user) become(user)
          })
        set({ pending: asked })
        return asked
      },
      async sendCode(telephone) {
        const { sending, resendAt } = get().sendState
        if (sending || context.now() < resendAt) return false
        set({ sendState: { sending: true, resendAt: 0 } })
        try {
          const sent = await api.passport.sendCode({ telephone })
          set({ sendState: { sending: false, resendAt: context.now() + sent.resendAfter } })
          return true
        } catch {
          set({ sendState: { sending: false, resendAt: 0 } })
          return false
        }
      },
      async login(telephone, code) {
        if (get().loggingIn) return false
        set({ loggingIn: true })
        try {
          const { user, sessionToken } = await api.passport.login({ telephone, code, session: ports.platform.session })
          if (sessionToken) ports.storage.set(SESSION_KEY, sessionToken)
          context.forget()
          set({ info: ready(user) })
          become(user)
          return true
        } catch {
          return false
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
        leave()
      },
      needLogin(path) {
        const { info } = get()
        if (info.status !== 'ready' || selectLoggedIn(get())) return false
        ports.navigate(loginPath(path))
        return true
      },
      expire: leave,
    }
  },
})

const isSame = (one: UserInfo, other: UserInfo): boolean => one.isLogin === other.isLogin && one.openId === other.openId && one.telephone === other.telephone

/** Whether the shopper is logged in. */
export const selectLoggedIn = (state: UserState): boolean => state.info.data?.isLogin === LOGIN_STATE.loggedIn

import { isLoggedIn, loginPath, REPLY_CODE, visitor } from '@hearth/domain'
import type { UserInfo } from '@hearth/sdk/core'
import { badgeStore } from '#cart/badge-store'
import { PENDING_KEY } from '#checkout/pending-key'
import { defineStore } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import { problemOf } from '#shop/problem'

/** Where shells that keep no cookies keep the session. */
export const SESSION_KEY = 'hearth.session'

/** How a login ended: `failed` leaves open whether the code was right. */
export type LoginOutcome = 'in' | 'wrong-code' | 'failed'

/** Who the shopper is, and becoming somebody. */
export interface UserState {
  info: Load<UserInfo>
  /** The question for the user's information on its way; a logout keeps it (S02). */
  pending?: Promise<void>
  /** Grows whenever a shopper's things are forgotten: a page that goes on for the next one must ask for theirs. */
  turn: number
  /** Sending a code: under way, and from when another may be asked for (calibrated epoch ms; 0 now). */
  sendState: { sending: boolean; resendAt: number }
  loggingIn: boolean
  load(): Promise<void>
  /** Sends a code by SMS. Whether one is on its way. */
  sendCode(telephone: string): Promise<boolean>
  login(telephone: string, code: string): Promise<LoginOutcome>
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
    context.onForget(() => set({ turn: get().turn + 1 }))

    const become = (user: UserInfo) => {
      set({ info: ready(user) })
      context.setLoggedIn(isLoggedIn(user))
      void store(badgeStore).getState().load()
    }
    const leave = () => {
      ports.storage.remove(SESSION_KEY)
      context.setLoggedIn(false)
      context.forget()
      // The pending question stays (S02); what it was asked under is over, so its answer finds the visitor and leaves him be.
      set({ info: ready(visitor()), sendState: { sending: false, resendAt: 0 }, loggingIn: false })
    }

    const ask = async () => {
      const session = context.session()
      const { data } = get().info
      set({ info: { status: 'loading', data } })
      try {
        const user = await api.user.info({})
        if (session !== context.session()) return
        // Somebody else, or nobody, is logged in by now: in another tab, or because the session ended. What was the last one's goes first.
        if (isLoggedIn(data) && whoIs(user) !== whoIs(data)) context.forget()
        become(user)
      } catch (thrown) {
        if (session === context.session()) set({ info: { status: 'failed', data, error: problemOf(thrown) } })
      } finally {
        set({ pending: undefined })
      }
    }

    return {
      info: idle,
      turn: 0,
      sendState: { sending: false, resendAt: 0 },
      loggingIn: false,
      load() {
        const asked = get().pending ?? ask()
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
        if (get().loggingIn) return 'failed'
        set({ loggingIn: true })
        try {
          const { user, sessionToken } = await api.passport.login({ telephone, code, session: ports.platform.session })
          if (sessionToken) ports.storage.set(SESSION_KEY, sessionToken)
          context.forget()
          become(user)
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

/** Tells shoppers apart; nothing for a visitor, and until it is known who is there. */
export const whoIs = (user: UserInfo | undefined): string => (user ? user.openId + user.telephone : '')

/** Whether the shopper is logged in. */
export const selectLoggedIn = (state: UserState): boolean => isLoggedIn(state.info.data)

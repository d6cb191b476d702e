import { isLoggedIn, loginPath, USER_ATTRIBUTE, visitor } from '@hearth/domain'
import type { UserInfo } from '@hearth/sdk/core'
import { badgeStore } from '#cart/badge-store'
import { forgetDraft } from '#checkout/draft-key'
import { keepAction, type ResumableAction } from '#resume/keep-action'
import { defineStore } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import type { Ports } from '#shop/ports'
import { problemOf } from '#shop/problem'

/**
 * Storage key of the session token in shells without cookies. Shells with cookies store {@link IN_COOKIE} there while a
 * shopper is logged in.
 */
export const SESSION_KEY = 'hearth.session'

/** Marks a login whose session cookie only the server can read. */
const IN_COOKIE = 'cookie'

/** Storage key of a mark for enterprise accounts. With it, shells know the mode before the shopper is loaded. */
const ENTERPRISE_KEY = 'hearth.enterprise'

/** Ms after a failure until the shopper is loaded again. */
const ASK_AGAIN = 8000

/** The shopper's data. */
export interface UserState {
  info: Load<UserInfo>
  /** Whether the shopper has an enterprise account. Shells are then in enterprise mode (P03). */
  enterprise: boolean
  /** The running request for the shopper's data. A logout keeps it (S02). */
  pending?: Promise<void>
  /** Incremented when a shopper's data are removed, so that an open page loads the data of the next shopper. */
  turn: number
  load(): Promise<void>
  /** Makes this user the logged-in shopper. Called by `loginStore`. */
  enter(user: UserInfo): void
  /**
   * Opens the login page for a visitor. The login leads to `path` (S04) and then runs `action`. Returns whether the
   * login page was opened.
   */
  needLogin(path: string, action?: ResumableAction): boolean
  /** Makes the shopper a visitor, after the session has ended on the server. */
  expire(): void
}

/**
 * Returns the user with the previous `buyer` object if its data are unchanged, so that pages with prices are not
 * rendered again.
 */
const keepBuyer = (user: UserInfo, known: UserInfo | undefined): UserInfo =>
  known?.buyer && JSON.stringify(known.buyer) === JSON.stringify(user.buyer) ? { ...user, buyer: known.buyer } : user

/** The data of the current shopper or visitor. */
export const userStore = defineStore<UserState>({
  name: 'user',
  create(context, set, get) {
    const { api, ports, store } = context
    context.onForget(() => set({ turn: get().turn + 1 }))

    const become = (user: UserInfo) => {
      const enterprise = user.attributes.includes(USER_ATTRIBUTE.enterprise)
      set({ info: ready(keepBuyer(user, get().info.data)), enterprise })
      keepWord(ports, ENTERPRISE_KEY, enterprise)
      context.setLoggedIn(isLoggedIn(user))
      if (ports.platform.session === 'cookie') keepWord(ports, SESSION_KEY, isLoggedIn(user))
      void store(badgeStore).getState().load()
    }
    const leave = () => {
      ports.storage.remove(SESSION_KEY)
      ports.storage.remove(ENTERPRISE_KEY)
      context.setLoggedIn(false)
      context.forget()
      // A logout does not remove the running request (S02). The request belongs to the ended session, so its answer is
      // ignored.
      set({ info: ready(visitor()), enterprise: false })
      void store(badgeStore).getState().load()
    }

    const ask = async () => {
      const session = context.session()
      const { data } = get().info
      set({ info: { status: 'loading', data } })
      try {
        // The request is repeated automatically, so a failure is not shown.
        const user = await api.user.info({}, { toast: false })
        if (session !== context.session()) return
        // Another tab has logged in another shopper, or the session has ended. The data of the previous shopper are
        // removed first.
        if (isLoggedIn(data) && whoIs(user) !== whoIs(data)) {
          forgetDraft(ports)
          context.forget()
        }
        become(user)
      } catch (thrown) {
        if (session === context.session()) {
          set({ info: { status: 'failed', data, error: problemOf(thrown) } })
          // The shopper is loaded again after a failure. Otherwise a page on a slow network would not know its shopper
          // until it is reloaded.
          setTimeout(get().load, ASK_AGAIN)
        }
      } finally {
        set({ pending: undefined })
      }
    }

    return {
      info: idle,
      enterprise: ports.storage.get(ENTERPRISE_KEY) !== undefined,
      turn: 0,
      load() {
        const asked = get().pending ?? ask()
        set({ pending: asked })
        return asked
      },
      enter(user) {
        context.forget()
        become(user)
      },
      needLogin(path, action) {
        const { info } = get()
        if (info.status !== 'ready' || selectLoggedIn(get())) return false
        if (action) keepAction(ports, action, path)
        ports.navigate(loginPath(path))
        return true
      },
      expire: leave,
    }
  },
})

function keepWord({ storage }: Ports, key: string, holds: boolean): void {
  if (holds) storage.set(key, IN_COOKIE)
  else storage.remove(key)
}

/** Whether a shopper logged in on this device and has not logged out. The session may have ended since. */
export const mayBeShopper = ({ storage }: Ports): boolean => storage.get(SESSION_KEY) !== undefined

/** Returns a text that identifies the shopper; empty for a visitor, and while the shopper is unknown. */
export const whoIs = (user: UserInfo | undefined): string => (user ? user.openId + user.telephone : '')

/** Whether shells are in enterprise mode (P03). */
export const selectEnterprise = ({ enterprise }: UserState): boolean => enterprise

/** Whether the shopper is logged in. */
export const selectLoggedIn = (state: UserState): boolean => isLoggedIn(state.info.data)

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
 * Storage key of the session in shells without cookies; other shells store {@link IN_COOKIE} there while there is one.
 */
export const SESSION_KEY = 'hearth.session'

/** Stored if a shopper logged in here, whose session only the server can read. */
const IN_COOKIE = 'cookie'

/** Stored if the logged-in shopper has an enterprise account, until the shopper is loaded again. */
const ENTERPRISE_KEY = 'hearth.enterprise'

/** Ms until the shopper is loaded again after a failure. */
const ASK_AGAIN = 8000

/** The shopper's data. */
export interface UserState {
  info: Load<UserInfo>
  /** Whether the account is an enterprise's: shells are then in enterprise mode (P03). */
  enterprise: boolean
  /** The pending request for the user's information, which a logout keeps (S02). */
  pending?: Promise<void>
  /** Incremented when a shopper's data are forgotten, so that a page that stays open reloads for the next one. */
  turn: number
  load(): Promise<void>
  /** Continues as the logged-in shopper; called by `loginStore`. */
  enter(user: UserInfo): void
  /**
   * Sends a visitor to log in and return to `path` (S04), where `action` continues automatically. Returns whether that
   * was needed.
   */
  needLogin(path: string, action?: ResumableAction): boolean
  /** The server no longer knows this session: it has ended, or `loginStore` has ended it. */
  expire(): void
}

/** Unchanged facts keep their object, so that pages with prices are not rendered again. */
const keepBuyer = (user: UserInfo, known: UserInfo | undefined): UserInfo =>
  known?.buyer && JSON.stringify(known.buyer) === JSON.stringify(user.buyer) ? { ...user, buyer: known.buyer } : user

/** The shopper. */
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
      // The pending request stays (S02). Its session has ended, so its answer is ignored.
      set({ info: ready(visitor()), enterprise: false })
      void store(badgeStore).getState().load()
    }

    const ask = async () => {
      const session = context.session()
      const { data } = get().info
      set({ info: { status: 'loading', data } })
      try {
        // It is retried automatically, so a failure is not reported.
        const user = await api.user.info({}, { toast: false })
        if (session !== context.session()) return
        // Another shopper, or nobody, is logged in now: by another tab, or because the session ended. The previous
        // shopper's data are forgotten first.
        if (isLoggedIn(data) && whoIs(user) !== whoIs(data)) {
          forgetDraft(ports)
          context.forget()
        }
        become(user)
      } catch (thrown) {
        if (session === context.session()) {
          set({ info: { status: 'failed', data, error: problemOf(thrown) } })
          // Otherwise a slow network would leave a page without its shopper until it is reloaded.
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

/** Whether a shopper has logged in here and not logged out: the viewer may be one. */
export const mayBeShopper = ({ storage }: Ports): boolean => storage.get(SESSION_KEY) !== undefined

/** Identifies the shopper; undefined for a visitor, and until the shopper is known. */
export const whoIs = (user: UserInfo | undefined): string => (user ? user.openId + user.telephone : '')

/** Whether shells are in enterprise mode (P03). */
export const selectEnterprise = ({ enterprise }: UserState): boolean => enterprise

/** Whether the shopper is logged in. */
export const selectLoggedIn = (state: UserState): boolean => isLoggedIn(state.info.data)

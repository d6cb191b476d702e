import { compareVersions } from '#platform/compare-versions'
import { loginPath } from '#route/login-path'
import { safeNext } from '#route/safe-next'
import { isLoggedIn } from '#user/visitor'

/** Who wants to see a page that needs login, and where. */
export interface LoginVisit {
  user?: { isLogin: number }
  /** Path of the page. */
  path: string
  platform: { searchApp?: boolean; searchAppVersion?: string; miniProgram?: boolean }
  /** From which version of the search app its own login opens. */
  appLoginFrom?: string
}

/** What happens next: nothing, the app's own SMS login, the mini program's login page, or the shop's. */
export type LoginWay = { way: 'none' } | { way: 'app' } | { way: 'mini-program' | 'page'; path: string }

/** How a page that needs login gets it (S04, R14). */
export function loginWay({ user, path, platform, appLoginFrom }: LoginVisit): LoginWay {
  if (isLoggedIn(user)) return { way: 'none' }
  const { searchApp, searchAppVersion, miniProgram } = platform
  const hasOwn = searchApp && searchAppVersion !== undefined && appLoginFrom !== undefined
  if (hasOwn && compareVersions(searchAppVersion, appLoginFrom) >= 0) return { way: 'app' }
  return { way: miniProgram ? 'mini-program' : 'page', path: loginPath(path) }
}

/**
 * What follows the app's login (S03): with status '1' the user is asked for and the same path loaded anew, else back.
 */
export const afterAppLogin = (
  reply: { status?: string } | undefined,
  path: string,
): { reload: string } | { back: true } => (reply?.status === '1' ? { reload: safeNext(path) } : { back: true })

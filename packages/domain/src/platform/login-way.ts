import { compareVersions } from '#platform/compare-versions'
import { loginPath } from '#route/login-path'
import { safeNext } from '#route/safe-next'
import { isLoggedIn } from '#user/visitor'

/** The visitor of a page that needs a login. */
export interface LoginVisit {
  user?: { isLogin: number }
  /** Path of the page. */
  path: string
  platform: { searchApp?: boolean; searchAppVersion?: string; miniProgram?: boolean }
  /** The first version of the search app whose own login can be opened. */
  appLoginFrom?: string
}

/**
 * The way to log in: none, the search app's own login by SMS, the login page of the mini-program, or the login page of
 * the shop.
 */
export type LoginWay = { way: 'none' } | { way: 'app' } | { way: 'mini-program' | 'page'; path: string }

/** Returns the way in which a visitor logs in for a page that requires a login (S04, R14). */
export function loginWay({ user, path, platform, appLoginFrom }: LoginVisit): LoginWay {
  if (isLoggedIn(user)) return { way: 'none' }
  const { searchApp, searchAppVersion, miniProgram } = platform
  const hasOwn = searchApp && searchAppVersion !== undefined && appLoginFrom !== undefined
  if (hasOwn && compareVersions(searchAppVersion, appLoginFrom) >= 0) return { way: 'app' }
  return { way: miniProgram ? 'mini-program' : 'page', path: loginPath(path) }
}

/**
 * Returns the next step after the login of the search app (S03). With status '1', the user is loaded and the same path
 * is opened again; otherwise the previous page is opened.
 */
export const afterAppLogin = (
  reply: { status?: string } | undefined,
  path: string,
): { reload: string } | { back: true } => (reply?.status === '1' ? { reload: safeNext(path) } : { back: true })

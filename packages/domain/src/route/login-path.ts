/** Matches paths that the login page returns to: paths of this shop except the home page and the login page itself. */
const RETURN = /^\/(?![/\\]|login\b)./

/**
 * Returns the path of the login page (R03, S04). The path to return to is added, unless it is the home page or the
 * login page. Since anybody can build a link to the login page, the login page checks the path to return to with
 * `safeNext`.
 */
export const loginPath = (next = '/'): string =>
  RETURN.test(next) ? `/login?next=${encodeURIComponent(next)}` : '/login'

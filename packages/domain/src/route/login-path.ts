/** Matches paths that the login page returns to: paths of this shop except the home page and the login page itself. */
const RETURN = /^\/(?![/\\]|login\b)./

/**
 * Returns the path of the login page, with the path to return to (R03, S04), or without one if it would be the home
 * page or the login page. Since anybody can build a link with such a path, the login page checks it with `safeNext`.
 */
export const loginPath = (next = '/'): string =>
  RETURN.test(next) ? `/login?next=${encodeURIComponent(next)}` : '/login'

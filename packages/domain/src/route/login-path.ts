/** Paths that the login page returns to: not the home page, no other host, and not the login page itself. */
const RETURN = /^\/(?![/\\]|login\b)./

/**
 * The path of the login page, with the path to return to (R03, S04); without it, if there is none worth returning to.
 * Since anybody can build such a path, the login page checks it with `safeNext`.
 */
export const loginPath = (next = '/'): string =>
  RETURN.test(next) ? `/login?next=${encodeURIComponent(next)}` : '/login'

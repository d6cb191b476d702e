/** A path of this shop to return to: not the front page, no other host, and not the login page itself. */
const RETURN = /^\/(?![/\\]|login\b)./

/**
 * The login page, with where to return (R03, S04); without a place worth returning to, just the login page. What it was
 * opened with may come from anywhere, so the login page asks `safeNext` before it goes there.
 */
export const loginPath = (next = '/'): string =>
  RETURN.test(next) ? `/login?next=${encodeURIComponent(next)}` : '/login'

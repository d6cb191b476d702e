import { safeNext } from '#route/safe-next'

/** The login page, with where to return (R03, S04); without a place worth returning to, just the login page. */
export function loginPath(next?: string): string {
  const safe = safeNext(next)
  return safe === '/' ? '/login' : `/login?next=${encodeURIComponent(safe)}`
}

/** Longest path that is carried along. */
const MOST = 2048

/**
 * The path to return to after login, or `/` for anything that is not plainly a path of this shop (R03): another origin
 * (`//host`, `/\host`, a scheme), control characters, those same tricks percent-encoded (however often), and the login
 * page itself.
 */
export function safeNext(next?: string): string {
  if (typeof next !== 'string' || next.length > MOST) return '/'
  let form = next
  for (let round = 0; round < 5; round += 1) {
    if (!isPlainPath(form)) return '/'
    const decoded = decode(form)
    if (decoded === undefined) return '/'
    if (decoded === form) return /^\/login(?:[/?#]|$)/.test(form) ? '/' : next
    form = decoded
  }
  return '/'
}

/**
 * Whether a text begins with one slash, has no second one in a row before its query, and neither backslash nor control
 * character.
 */
function isPlainPath(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? ''
  // A path with '//' inside stays here once, but '/.//host' turns into '//host' when it is resolved and used again.
  return path.startsWith('/') && !path.includes('//') && !text.includes('\\') && !hasControl(text)
}

const hasControl = (text: string): boolean =>
  Array.from(text).some((character) => {
    const code = character.charCodeAt(0)
    return code < 32 || (code >= 127 && code < 160)
  })

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

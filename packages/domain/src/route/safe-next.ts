/** Maximum length of a path to return to. */
const MOST = 2048

/**
 * Returns the path to return to after login (R03). The result is `/` if the text is not plainly a path of this shop:
 * for another origin (`//host`, `/\host`, a scheme), for control characters, for either of these in percent-encoding,
 * also if encoded several times, and for the login page itself.
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
 * Whether a text begins with a single slash and contains no `//` before its query, no backslash and no control
 * character.
 */
function isPlainPath(text: string): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? ''
  // The browser resolves '/.//host' to '//host'. '/.//host' stays inside the shop, but '//host' leaves the shop when it
  // is used as an address again.
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

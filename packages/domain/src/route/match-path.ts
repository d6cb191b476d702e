import { decodePart } from '#route/decode-part'

/**
 * Returns the decoded values of the `:name` parts of a path, or undefined if the path does not match the pattern, or if
 * a part is empty or wrongly encoded.
 * @param pattern a path of the table of routes
 * @param path without query and anchor; slashes at its end are ignored
 * @example matchPath('/product/:spuNo', '/product/%E7%81%AF/') // { spuNo: '灯' }
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const parts = path.replace(/(.)\/+$/, '$1').split('/')
  if (expected.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    const name = expected[at] ?? ''
    if (!name.startsWith(':')) {
      if (name !== part) return undefined
      continue
    }
    const value = decodePart(part)
    if (!value) return undefined
    params[name.slice(1)] = value
  }
  return params
}

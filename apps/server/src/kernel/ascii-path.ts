/**
 * A path of the shop as it may stand in a header: characters beyond ASCII are percent-encoded, and what is encoded
 * already stays.
 * @param path one that `safeNext` let through
 */
export function asciiPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://shop')
  return pathname + search + hash
}

/**
 * A path of the shop in the form a header may contain: characters beyond ASCII are percent-encoded, and encoded ones
 * stay.
 * @param path one that `safeNext` let through
 */
export function asciiPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://shop')
  return pathname + search + hash
}

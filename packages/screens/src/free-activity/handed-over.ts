/**
 * Returns the product of a page: from the page's address, or from the encoded parameter with which the web opens a
 * mini-program (R10).
 */
export function handedSpuNo(spuNo: string | undefined, data: string | undefined): string {
  if (spuNo) return spuNo
  try {
    const given: unknown = JSON.parse(decodeURIComponent(data ?? ''))
    const found = (given as { spuNo?: unknown } | null)?.spuNo
    return typeof found === 'string' ? found : ''
  } catch {
    return ''
  }
}

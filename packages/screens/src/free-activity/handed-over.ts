/**
 * The product of a page: of its address, or handed over by the web to a mini-program as one encoded parameter (R10).
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

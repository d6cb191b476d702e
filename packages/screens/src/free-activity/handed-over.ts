/**
 * The product that a page is about: of its address, or of what the web handed over to a mini-program, which comes as
 * one encoded parameter (R10).
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

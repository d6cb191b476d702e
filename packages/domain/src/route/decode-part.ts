/** A part of an address, decoded; undefined for one that no browser wrote. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

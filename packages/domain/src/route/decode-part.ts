/** Returns the decoded text of a part of an address, or undefined if its percent-encoding is invalid. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

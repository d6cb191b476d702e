/**
 * Compares dotted versions number by number. Returns a number below 0 if `one` is older, 0 if both are equal, and above
 * 0 if `one` is newer.
 */
export function compareVersions(one: string, other: string): number {
  const left = toNumbers(one)
  const right = toNumbers(other)
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const toNumbers = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0)

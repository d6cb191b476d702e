const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Returns a colour between two others: `share` of the way from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  return `#${channels(from)
    .map((value, i) =>
      Math.round(value + (target[i]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Returns a lighter colour. */
export const lit = (hex: string, share: number): string => mix(hex, '#ffffff', share)

/** Returns a darker colour; it is warmer too, so that greys do not look dull. */
export const dim = (hex: string, share: number): string => mix(hex, '#17120f', share)

/** Returns the brightness of a colour, from 0 to 1. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour between two, `share` of the way from the first to the second. */
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

/** A colour in more light. */
export const lit = (hex: string, share: number): string => mix(hex, '#ffffff', share)

/** A colour in shadow; warm, so that greys do not go dead. */
export const dim = (hex: string, share: number): string => mix(hex, '#17120f', share)

/** How bright a colour is, 0 to 1. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

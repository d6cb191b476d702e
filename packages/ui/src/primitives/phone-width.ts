/**
 * Width in device px of a picture in a mini shell (375 px wide, two device px each), read from the last length of an
 * HTML `sizes` text: `(min-width: 1024px) 25vw, 50vw` is 375.
 */
export function phoneWidth(sizes = '100vw'): number {
  const [, amount = '100', unit = 'vw'] = /([\d.]+)(vw|px)\s*\)*\s*$/.exec(sizes) ?? []
  return Math.round(Number(amount) * (unit === 'vw' ? 7.5 : 2))
}

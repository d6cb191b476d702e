/**
 * Returns the width in device px of a picture in a mini shell. Its screen counts as 375 px wide, with two device px for
 * each px. The width is read from the last length of an HTML `sizes` text: for `(min-width: 1024px) 25vw, 50vw`, it is
 * 375.
 */
export function phoneWidth(sizes = '100vw'): number {
  const [, amount = '100', unit = 'vw'] = /([\d.]+)(vw|px)\s*\)*\s*$/.exec(sizes) ?? []
  return Math.round(Number(amount) * (unit === 'vw' ? 7.5 : 2))
}

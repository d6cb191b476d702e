import { imageAddress, PICTURE_WIDTHS, snapWidth } from '#picture/image-address'

/** Returns the `srcset` of a picture in the served widths that cover `widths`, each once, the smallest first (K10). */
export function imageSet(url: string, widths: readonly number[] = PICTURE_WIDTHS): string {
  const served = Array.from(new Set(widths.map(snapWidth))).sort((one, other) => one - other)
  return served.map((width) => `${imageAddress(url, { width })} ${width}w`).join(', ')
}

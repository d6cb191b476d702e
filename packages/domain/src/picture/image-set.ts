import { imageAddress, PICTURE_WIDTHS, snapWidth } from '#picture/image-address'

/**
 * Returns the `srcset` of a picture, the smallest width first (K10). Each of `widths` is replaced by the served width
 * for it (`snapWidth`); each served width is listed once.
 */
export function imageSet(url: string, widths: readonly number[] = PICTURE_WIDTHS): string {
  const served = Array.from(new Set(widths.map(snapWidth))).sort((one, other) => one - other)
  return served.map((width) => `${imageAddress(url, { width })} ${width}w`).join(', ')
}

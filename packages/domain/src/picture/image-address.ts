/** The widths in px in which pictures are served (K10). */
export const PICTURE_WIDTHS = [180, 360, 540, 750, 1125] as const

/** The size of a picture in px. */
export interface PictureSize {
  width: number
  /**
   * Height to which the picture is cropped. If the width is rounded to a served width, the height is scaled in
   * proportion.
   */
  height?: number
}

/** Returns the smallest served width that is not below `width`, or the largest served width (K10). */
export const snapWidth = (width: number): number => PICTURE_WIDTHS.find((served) => served >= width) ?? 1125

/**
 * Returns the address of a picture in a size (K10): quality 80, in a format that the browser accepts, progressive.
 * `data:` and `blob:` addresses are returned unchanged.
 */
export function imageAddress(url: string, { width, height }: PictureSize): string {
  if (url === '' || /^(?:data|blob):/i.test(url)) return url
  const snapped = snapWidth(width)
  const size = height === undefined ? `w=${snapped}` : `w=${snapped}&h=${Math.round((height * snapped) / width)}`
  return `${url}${url.includes('?') ? '&' : '?'}${size}&q=80&f=auto&p=1`
}

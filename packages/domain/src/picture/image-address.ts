/** The widths pictures are served in, px (K10). */
export const PICTURE_WIDTHS = [180, 360, 540, 750, 1125] as const

/** A size in px. */
export interface PictureSize {
  width: number
  /** Crops to this height; scales along when the width is snapped. */
  height?: number
}

/** The smallest width served that is not below `width`; the largest when none is (K10). */
export const snapWidth = (width: number): number => PICTURE_WIDTHS.find((served) => served >= width) ?? 1125

/**
 * The address of a picture in a size: quality 80, format by what the browser takes, progressive (K10). Addresses of
 * data and blobs stay as they are.
 */
export function imageAddress(url: string, { width, height }: PictureSize): string {
  if (url === '' || /^(?:data|blob):/i.test(url)) return url
  const snapped = snapWidth(width)
  const size = height === undefined ? `w=${snapped}` : `w=${snapped}&h=${Math.round((height * snapped) / width)}`
  return `${url}${url.includes('?') ? '&' : '?'}${size}&q=80&f=auto&p=1`
}

import type { PictureLimits } from '#kernel/pictures/open-picture'

/** Bytes of one picture of a shop file: a large photograph from a camera. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024

const MOST_PIXELS = 50_000_000

/** The limits of a picture, by its content and not its file name, so that none exhausts a server's memory. */
export const PICTURE_LIMITS: PictureLimits = {
  mostPixels: { png: MOST_PIXELS, jpeg: MOST_PIXELS, webp: MOST_PIXELS },
  failOn: 'warning',
}

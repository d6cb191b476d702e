import type { PictureLimits } from '#kernel/pictures/open-picture'

/** The most bytes of a picture in a shop file, which allow a large photograph from a camera. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024

const MOST_PIXELS = 50_000_000

/**
 * The limits of a picture, checked by its content and not by its file name, so that none exhausts a server's memory.
 */
export const PICTURE_LIMITS: PictureLimits = {
  mostPixels: { png: MOST_PIXELS, jpeg: MOST_PIXELS, webp: MOST_PIXELS },
  failOn: 'warning',
}

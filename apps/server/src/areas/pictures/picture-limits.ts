import type { PictureLimits } from '#kernel/pictures/open-picture'

/** The most bytes of a picture in a shop file, which allow a large photograph from a camera. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024

const MOST_PIXELS = 50_000_000

/**
 * The limits of a picture. They are checked by the picture's content, not by its file name, so that no picture exhausts
 * the memory of a server.
 */
export const PICTURE_LIMITS: PictureLimits = {
  mostPixels: { png: MOST_PIXELS, jpeg: MOST_PIXELS, webp: MOST_PIXELS },
  failOn: 'warning',
}

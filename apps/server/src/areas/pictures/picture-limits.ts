/** Bytes of one picture of a shop file: a large photograph from a camera. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024

/** Pixels of one picture, so that none takes a server's memory when it is drawn. */
export const MOST_PICTURE_PIXELS = 50_000_000

/** What a picture may be, as its content says and whatever its name ends with. */
export const PICTURE_KINDS: readonly string[] = ['png', 'jpeg', 'webp']

import type { Sharp } from 'sharp'

/** Formats pictures are served in, best first. */
const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const

/** One of {@link PICTURE_FORMATS}. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/**
 * How pictures are encoded in each format. K10 asks for quality 80. In avif, quality 50 looks the same; 80 would make
 * larger files and take a second.
 */
const ENCODE: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80, smartSubsample: true }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true, mozjpeg: true }),
}

/** Encodes a picture. */
export const encode = (picture: Sharp, format: PictureFormat): Sharp => ENCODE[format](picture)

/**
 * Returns the formats that a browser accepts, the best first. Only formats that the browser names count: a browser that
 * accepts anything gets jpeg.
 */
export function acceptedFormats(accept: string | undefined): PictureFormat[] {
  return PICTURE_FORMATS.filter((format) => format === 'jpeg' || accept?.includes(`image/${format}`))
}

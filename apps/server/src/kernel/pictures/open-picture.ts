import type { Sharp } from 'sharp'
import { loadSharp } from '#kernel/pictures/load-sharp'

/** Signatures of picture formats, with their position in the file. */
const BEGINNINGS = {
  jpeg: [0, 'ffd8ff'],
  png: [0, '89504e470d0a1a0a'],
  webp: [8, '57454250'],
  heif: [4, '66747970'],
  gif: [0, '47494638'],
  svg: [0, '3c'],
} as const

/** A format of pictures. */
export type PictureKind = keyof typeof BEGINNINGS

/**
 * Px: maximum length of each side of a picture, which allows long strips of product details. The number of pixels alone
 * is no sufficient limit: a grey PNG of 1 x 29,000,000 px has 56 KB and takes 16 s to scale.
 */
export const LONGEST_SIDE = 30_000

/** Limits of a picture. */
export interface PictureLimits {
  /**
   * The accepted formats, each with its maximum number of pixels; AVIF takes five times as long for each pixel as JPEG.
   */
  mostPixels: Readonly<Partial<Record<PictureKind, number>>>
  /** Which decoding problems count as damage, in sharp's terms. */
  failOn: 'error' | 'warning'
}

/** Why a picture is refused: its format is unknown or not accepted, its header is damaged, or it is too large. */
export class PictureRefused extends Error {
  /** @param mostPixels the limit of the picture's format, if the picture is too large */
  constructor(
    readonly fault: 'kind' | 'damaged' | 'size',
    message: string,
    readonly mostPixels = 0,
  ) {
    super(message)
  }
}

/** A picture that may be decoded. */
export interface OpenedPicture {
  picture: Sharp
  /** Px: the size of the picture as displayed, with the camera's rotation applied. */
  width: number
  height: number
}

/**
 * Opens an uploaded picture. Its format is determined by its first bytes, its size by its header, before any of it is
 * decoded.
 * @throws PictureRefused for what must not be decoded
 */
export async function openPicture(bytes: Uint8Array, { mostPixels, failOn }: PictureLimits): Promise<OpenedPicture> {
  const begins = kindOf(bytes)
  const most = begins && mostPixels[begins]
  if (most === undefined) throw new PictureRefused('kind', begins ?? '')
  const sharp = await loadSharp()
  const picture = sharp(bytes, { limitInputPixels: false, failOn, animated: false })
  const { format, width, height, autoOrient } = await picture.metadata().catch((error: Error) => {
    throw new PictureRefused('damaged', error.message)
  })
  if (format !== begins) throw new PictureRefused('kind', format)
  if (width * height > most || Math.max(width, height) > LONGEST_SIDE)
    throw new PictureRefused('size', `${width} x ${height}`, most)
  return { picture, width: autoOrient.width, height: autoOrient.height }
}

/** The format of the first bytes; nothing if unknown. */
function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const begins = ([at, beginning]: readonly [number, string]) =>
    Buffer.from(bytes.subarray(at, at + beginning.length / 2)).toString('hex') === beginning
  return (Object.keys(BEGINNINGS) as PictureKind[]).find((kind) => begins(BEGINNINGS[kind]))
}

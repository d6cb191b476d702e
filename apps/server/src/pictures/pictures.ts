import { join } from 'node:path'
import type { Database } from '#database/connect'
import { loadSharp } from '#kernel/pictures/load-sharp'
import { encode, type PictureFormat } from '#pictures/picture-format'
import { openPictureFiles } from '#pictures/picture-files'
import type { ServedSize } from '#pictures/picture-size'
import { coresBeside } from '#kernel/limits/cores-beside'
import { createWorkQueue } from '#kernel/limits/work-queue'

/** Where pictures come from, and where finished ones are stored. */
export interface PictureParts {
  db: Database
  drawPicture: (name: string) => string | undefined
  /** Folder for finished pictures. */
  folder: string
  /** Whether pictures are made in avif too; true when absent. */
  avif?: boolean
  /** Number of pictures that are made at once; when absent, the number of cores that are free beside this process. */
  atOnce?: number
  /** Maximum number of pictures that wait to be made; further ones are refused. */
  mostWaiting?: number
}

/** A finished picture. */
export interface FinishedPicture {
  bytes: Buffer
  format: PictureFormat
}

/** A picture that the shop has. */
export interface KnownPicture {
  name: string
  /** Hash of the picture, by which its versions differ. */
  hash: string
}

/** The pictures of the shop, in the sizes and formats that browsers request. */
export interface Pictures {
  /** Looks a picture up; undefined for an unknown name. */
  find(name: string): Promise<KnownPicture | undefined>
  /**
   * Returns a picture in a size, in the best of the formats. avif takes long to make: it is made in the background, and
   * webp is served until it is ready. Concurrent requests make a picture once.
   * @throws TooBusy if too many pictures wait to be made
   */
  serve(
    picture: KnownPicture,
    size: ServedSize,
    formats: readonly PictureFormat[],
  ): Promise<FinishedPicture | undefined>
  /** Makes a picture in the background, so that the first shopper does not wait for it. */
  prepare(picture: KnownPicture, size: ServedSize, format: PictureFormat): void
  close(): Promise<void>
}

const KNOWN_FOR = 60_000
const MOST_WAITING = 100

/** Opens the pictures. */
export function createPictures({
  db,
  drawPicture,
  folder,
  avif = true,
  atOnce = coresBeside(),
  mostWaiting = MOST_WAITING,
}: PictureParts): Pictures {
  const queue = createWorkQueue({ atOnce, mostWaiting })
  const files = openPictureFiles()
  const making = new Map<string, Promise<Buffer | undefined>>()
  /** Files that will be made in the background. */
  const planned = new Set<string>()
  const known = new Map<string, { picture: KnownPicture; until: number }>()

  const fileOf = ({ name, hash }: KnownPicture, { width, height }: ServedSize, format: PictureFormat) =>
    join(folder, hash.slice(0, 2), `${name}.${hash}-${width}${height ? `x${height}` : ''}.${format}`)

  async function make(picture: KnownPicture, size: ServedSize, format: PictureFormat): Promise<Buffer | undefined> {
    const source = await sourceOf(picture.name)
    if (!source) return undefined
    const sharp = await loadSharp()
    const bytes = await encode(
      sharp(source)
        .rotate()
        .resize({ ...size, fit: 'cover', withoutEnlargement: true }),
      format,
    ).toBuffer()
    await files.write(fileOf(picture, size, format), bytes)
    return bytes
  }

  async function sourceOf(name: string): Promise<Buffer | undefined> {
    const stored = await db.selectFrom('picture').select('file').where('name', '=', name).executeTakeFirst()
    if (stored?.file) return stored.file
    const drawn = drawPicture(name)
    return drawn === undefined ? undefined : Buffer.from(drawn)
  }

  function makeOnce(picture: KnownPicture, size: ServedSize, format: PictureFormat): Promise<Buffer | undefined> {
    const file = fileOf(picture, size, format)
    const begun = making.get(file)
    if (begun) return begun
    const work = queue.run(() => make(picture, size, format)).finally(() => making.delete(file))
    making.set(file, work)
    return work
  }

  const kept = (picture: KnownPicture, size: ServedSize, format: PictureFormat): Promise<Buffer | undefined> =>
    files.read(fileOf(picture, size, format))

  function prepare(picture: KnownPicture, size: ServedSize, format: PictureFormat): void {
    const file = fileOf(picture, size, format)
    if (making.has(file) || planned.has(file)) return
    planned.add(file)
    const isTaken = queue.later(async () => {
      try {
        if (!making.has(file) && !(await kept(picture, size, format))) await make(picture, size, format)
      } finally {
        planned.delete(file)
      }
    })
    if (!isTaken) planned.delete(file)
  }

  return {
    async find(name) {
      const remembered = known.get(name)
      if (remembered && remembered.until > performance.now()) return remembered.picture
      const picture = await db
        .selectFrom('picture')
        .select(['name', 'hash'])
        .where('name', '=', name)
        .executeTakeFirst()
      if (picture) known.set(name, { picture, until: performance.now() + KNOWN_FOR })
      return picture
    },
    async serve(picture, size, formats) {
      for (const format of formats) {
        const bytes = await kept(picture, size, format)
        if (bytes) return { bytes, format }
        if (format === 'avif') {
          if (avif) prepare(picture, size, format)
          continue
        }
        const made = await makeOnce(picture, size, format)
        return made && { bytes: made, format }
      }
      return undefined
    },
    prepare,
    close: () => queue.stop(),
  }
}

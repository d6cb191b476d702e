import { createHash } from 'node:crypto'
import type { MeasuredPicture } from '#areas/pictures/measure-pictures'
import type { Database } from '#database/connect'
import { chunksOf } from '#kernel/reads/chunks-of'

/** The most pictures per statement, since a statement contains the pictures' files. */
const AT_ONCE = 500

/** Adds or changes pictures by their names. */
export async function writePictures(db: Database, pictures: readonly MeasuredPicture[]): Promise<void> {
  for (const some of chunksOf(pictures, AT_ONCE))
    await db
      .insertInto('picture')
      .values(some.map(rowOf))
      .onConflict((clash) =>
        clash.column('name').doUpdateSet((row) => ({
          alt: row.ref('excluded.alt'),
          width: row.ref('excluded.width'),
          height: row.ref('excluded.height'),
          file: row.ref('excluded.file'),
          hash: row.ref('excluded.hash'),
        })),
      )
      .execute()
}

function rowOf({ name, alt, width, height, hash, file }: MeasuredPicture) {
  const bytes = file === undefined ? null : Buffer.from(file, 'base64')
  const made = () =>
    createHash('sha256')
      .update(bytes ?? name)
      .digest('hex')
      .slice(0, 8)
  return { name, alt, width, height, file: bytes, hash: hash ?? made() }
}

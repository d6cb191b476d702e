import type { Picture } from '@hearth/sdk/core'
import { pictureAddress } from '#areas/pictures/picture-address'
import type { Database } from '#database/connect'
import { refuseRows } from '#kernel/ops/refused-rows'

/** The name of a picture, as an owner wrote it in a shop file, with the row and field of the name. */
export interface NamedPicture {
  name: string
  row?: number
  field: string
}

/** Returns a picture by its name. */
export type FindPicture = (name: string) => Picture

/** Looks up the pictures that an owner names. @throws RefusedRows for pictures that do not exist */
export async function findPictures(db: Database, named: readonly NamedPicture[]): Promise<FindPicture> {
  const names = [...new Set(named.map(({ name }) => name))]
  const rows =
    names.length === 0
      ? []
      : await db
          .selectFrom('picture')
          .select(['name', 'hash', 'alt', 'width', 'height'])
          .where('name', 'in', names)
          .execute()
  const known = new Map(
    rows.map((row): [string, Picture] => {
      const { alt, width, height } = row
      return [row.name, { url: pictureAddress(row), alt, width, height }]
    }),
  )
  refuseRows(
    named.flatMap(({ name, ...place }) =>
      known.has(name) ? [] : [{ ...place, text: `没有图片 ${name}`, missing: name }],
    ),
  )
  return (name) => known.get(name)!
}

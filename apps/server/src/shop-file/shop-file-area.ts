import { shop, type ImportShopFile } from '@hearth/ops'
import { lockShopVersion } from '#areas/content/shop-ops'
import { sqlState } from '#database/conflicts'
import { importCommand } from '#shop-file/import-command'
import { defineArea } from '#kernel/area'
import { OpsError } from '#kernel/ops-error'
import { prepared, writes } from '#kernel/ops-area'
import { writeShopFile } from '#shop-file/import-shop'
import { measurePictures } from '#shop-file/measure-pictures'
import { readShopFile } from '#shop-file/read-shop-file'
import { refusedFile } from '#shop-file/refused-file'

const REFERENCE = '23503'
const CHECK = '23514'

/** A shop as a file: adding or changing everything it names, or nothing. */
export const shopFileArea = defineArea({
  name: 'shop-file',
  commands: [importCommand],
  calls: [],
  ops: [
    writes(shop, {
      import: prepared(readImport, async ({ version, file }, { db, now }) => {
        await lockShopVersion(db, version)
        const reply = await writeShopFile(db, file, now).catch((error: Error) => {
          throw inWords(error)
        })
        return { reply, changes: [{ target: { kind: 'shop', id: 'file' }, after: { ...reply, shop: file.shop } }] }
      }),
    }),
  ],
})

/** A file whose every field was held against what it must be, and whose pictures were looked at. */
async function readImport({ version, file: text }: ImportShopFile) {
  const file = readShopFile(text)
  return { version, file: { ...file, pictures: await measurePictures(file.pictures ?? []) } }
}

/** What the database refuses of a file, as its owner should read it. */
function inWords(error: Error): Error {
  const state = sqlState(error)
  const isOfFile = state === REFERENCE || state === CHECK || state === ''
  if (error instanceof OpsError || !isOfFile) return error
  const text = 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message
  return refusedFile(`Nothing was imported. ${text || 'The file names something that is not there.'}`)
}

import { shop, type ImportShopFile } from '@hearth/ops'
import { lockShopVersion } from '#areas/content/shop-ops'
import { sqlState } from '#database/conflicts'
import { importCommand } from '#shop-file/import-command'
import { defineArea } from '#kernel/area'
import { OpsError } from '#kernel/ops-error'
import { prepared, reads, writes } from '#kernel/ops-area'
import { auditedOf, prepareShopFile, writeShopFile } from '#shop-file/import-shop'
import { previewShop } from '#shop-file/preview-shop'
import { readShopFile } from '#shop-file/read-shop-file'
import { refusedFile } from '#shop-file/refused-file'
import { shopFileParts } from '#shop-file/shop-file-parts'

const REFERENCE = '23503'
const CHECK = '23514'

/** A shop as a file: adding or changing everything it names, or nothing. */
export const shopFileArea = defineArea({
  name: 'shop-file',
  commands: [importCommand],
  calls: [],
  ops: [
    reads(shop, {
      previewImport: async ({ file }, { db, now }) => {
        const ready = await prepareShopFile(readShopFile(file, shopFileParts))
        const changes = await previewShop(db, ready, now).catch((error: Error) => {
          throw inWords(error)
        })
        return { changes }
      },
    }),
    writes(shop, {
      import: prepared(readImport, async ({ version, ready }, { db, now }) => {
        await lockShopVersion(db, version)
        const reply = await writeShopFile({ db, now }, ready).catch((error: Error) => {
          throw inWords(error)
        })
        const after = { ...reply, ...auditedOf(ready.checked.file) }
        return { reply, changes: [{ target: { kind: 'shop', id: 'file' }, after }] }
      }),
    }),
  ],
})

/** A file whose every field was held against what it must be, with what its parts made of it. */
async function readImport({ version, file }: ImportShopFile) {
  return { version, ready: await prepareShopFile(readShopFile(file, shopFileParts)) }
}

/** What the database refuses of a file, as its owner should read it. */
function inWords(error: Error): Error {
  const state = sqlState(error)
  const isOfFile = state === REFERENCE || state === CHECK || state === ''
  if (error instanceof OpsError || !isOfFile) return error
  const text = 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message
  return refusedFile(`没有导入任何内容：${text || '文件写到了没有的内容'}`)
}

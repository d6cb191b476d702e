import { shop, type ImportShopFile, type PreviewShopFile } from '@hearth/ops'
import { lockShopVersion } from '#areas/content/shop-ops'
import { inWords } from '#shop-file/database-refusal'
import { goodsCommands } from '#shop-file/goods/goods-commands'
import { goodsOps } from '#shop-file/goods/goods-ops'
import { importCommand } from '#shop-file/import-command'
import { defineArea } from '#kernel/area'
import { prepared, reads, writes } from '#kernel/ops/ops-area'
import { auditedOf, prepareShopFile, writeShopFile, type PreparedShopFile } from '#shop-file/import-shop'
import { previewShop } from '#shop-file/preview-shop'
import { readShopFile } from '#shop-file/read-shop-file'
import { shopFileParts } from '#shop-file/shop-file-parts'

/** The shop as a file: an import adds or changes everything that the file names, or nothing. */
export const shopFileArea = defineArea({
  name: 'shop-file',
  commands: [importCommand, ...goodsCommands],
  calls: [],
  ops: [
    ...goodsOps,
    reads(shop, {
      previewImport: async (payload, { db, now }) => {
        const changes = await previewShop(db, await readFile(payload), now).catch((error: Error) => {
          throw inWords(error)
        })
        return { changes }
      },
    }),
    writes(shop, {
      import: prepared(
        async ({ version, ...payload }: ImportShopFile) => ({ version, ready: await readFile(payload) }),
        async ({ version, ready }, { db, now }) => {
          await lockShopVersion(db, version)
          const reply = await writeShopFile({ db, now }, ready).catch((error: Error) => {
            throw inWords(error)
          })
          const after = { ...reply, ...auditedOf(ready.checked.file) }
          return { reply, changes: [{ target: { kind: 'shop', id: 'file' }, after }] }
        },
      ),
    }),
  ],
})

/** Validates a file and prepares its parts. */
async function readFile({ file, productsBefore = 0 }: PreviewShopFile): Promise<PreparedShopFile> {
  const ready = await prepareShopFile(readShopFile(file, shopFileParts, productsBefore))
  return { ...ready, productsBefore }
}

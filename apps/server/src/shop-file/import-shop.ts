import type { ImportedShop, ShopFile } from '@hearth/ops'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'
import { RefusedRows } from '#kernel/refused-rows'
import type { OwnerWork, ShopFilePart } from '#kernel/shop-file-part'
import { rowText } from '#shop-file/fault-text'
import { refuseFaults } from '#shop-file/refused-file'
import { shopFileParts } from '#shop-file/shop-file-parts'

/** A shop file with what its parts made of it before the transaction. */
export interface PreparedShopFile {
  file: ShopFile
  prepared: ReadonlyMap<ShopFilePart, object>
}

/**
 * Adds or changes everything a shop file names: all of it or nothing. A known sku keeps its stock and what it sold, and
 * its place on or off the shelf unless the file names it; a promotion keeps what it sold.
 * @param now epoch ms, when new products count as made
 * @throws OpsError badInput that names what a row refers to and nobody knows
 */
export async function importShop(db: Database, file: ShopFile, now: number): Promise<ImportedShop> {
  const ready = await prepareShopFile(file)
  return transaction(db, (trx) => writeShopFile({ db: trx, now }, ready))
}

/** What takes long and needs no transaction, such as looking at pictures. @throws OpsError badInput */
export async function prepareShopFile(file: ShopFile): Promise<PreparedShopFile> {
  const prepared = new Map<ShopFilePart, object>()
  for (const part of shopFileParts) {
    const value = file[part.field]
    if (value !== undefined && part.prepare)
      prepared.set(part, await placed(part, file, async () => (await part.prepare!(value as never)) as object))
  }
  return { file, prepared }
}

/** Writes each part in the transaction there is. @throws OpsError badInput */
export async function writeShopFile(work: OwnerWork, { file, prepared }: PreparedShopFile): Promise<ImportedShop> {
  for (const part of shopFileParts) {
    const value = prepared.get(part) ?? file[part.field]
    if (value !== undefined && part.write) await placed(part, file, () => part.write!(work, value as never))
  }
  for (const part of shopFileParts) await part.finish?.(work)
  await pagesChanged(work.db)
  return Object.assign({}, ...shopFileParts.map((part) => part.count?.(file[part.field] as never))) as ImportedShop
}

/** What the audit log keeps of a file. */
export const auditedOf = (file: ShopFile): Partial<ShopFile> =>
  Object.fromEntries(shopFileParts.flatMap(({ field, audited }) => (audited ? [[field, file[field]]] : [])))

/** Has refusals of an area name the row. */
async function placed<Result>(part: ShopFilePart, file: ShopFile, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RefusedRows) refuseFaults(error.faults.map((fault) => rowText(fault, file, part)))
    throw error
  }
}

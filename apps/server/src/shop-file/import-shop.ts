import type { ImportedShop, ShopFile, ShopFileSpu } from '@hearth/ops'
import { writeProducts } from '#areas/products/write-products'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'
import { RefusedRows } from '#kernel/ops/refused-rows'
import type { OwnerWork, ShopFilePart } from '#kernel/shop-file/shop-file-part'
import { checkedFile, type CheckedFile } from '#shop-file/checked-file'
import { shopFileParts } from '#shop-file/shop-file-parts'

/** A shop file with the results of its parts' preparation. */
export interface PreparedShopFile {
  checked: CheckedFile
  prepared: ReadonlyMap<ShopFilePart, object>
  /** Number of products in the earlier files of an import in parts; 0 if absent. */
  productsBefore?: number
}

/** Writes a part of a file, in the given transaction. */
export type WritePart = (part: ShopFilePart, work: OwnerWork, value: object) => Promise<void>

/**
 * Returns the writer of parts. Each part is written by its area; products come after those of the earlier files of the
 * same import.
 */
export const writePartOf =
  ({ productsBefore: first = 0 }: PreparedShopFile): WritePart =>
  async (part, work, value) =>
    part.name === 'products'
      ? writeProducts(work, value as ShopFileSpu[], { first, inPlace: false })
      : part.write?.(work, value as never)

/**
 * Adds or changes everything a shop file names: all of it or nothing. An existing sku keeps its stock and its sales,
 * and its place on or off the shelf unless the file names it; an existing promotion keeps its sales.
 * @param now epoch ms: the time at which new products are created
 * @throws OpsError badInput that names unknown references of rows
 */
export async function importShop(db: Database, file: ShopFile, now: number): Promise<ImportedShop> {
  const ready = await prepareShopFile(checkedFile(file, shopFileParts))
  return transaction(db, (trx) => writeShopFile({ db: trx, now }, ready))
}

/** Prepares the parts of a file: slow work that needs no transaction, such as checking pictures. */
export async function prepareShopFile(checked: CheckedFile): Promise<PreparedShopFile> {
  const prepared = new Map<ShopFilePart, object>()
  for (const part of shopFileParts) {
    if (!part.prepare) continue
    await untilWhole(checked, part, async (value) => {
      prepared.set(part, (await part.prepare!(value as never)) as object)
    })
  }
  return { checked, prepared }
}

/**
 * Writes each part in the given transaction. After a row is refused, the rest is written too, to find all other faults:
 * the refusal rolls everything back.
 * @throws OpsError badInput with every fault of the file
 */
export async function writeShopFile(
  work: OwnerWork,
  ready: PreparedShopFile,
  write = writePartOf(ready),
): Promise<ImportedShop> {
  const { checked, prepared } = ready
  const { file } = checked
  for (const part of shopFileParts)
    await untilWhole(checked, part, (value) => write(part, work, prepared.get(part) ?? value), prepared.has(part))
  checked.refuse()
  for (const part of shopFileParts) await part.finish?.(work, file)
  await pagesChanged(work.db)
  return Object.assign({}, ...shopFileParts.map((part) => part.count?.(file[part.field] as never))) as ImportedShop
}

/** Returns what the audit log stores of a file. */
export const auditedOf = (file: ShopFile): Partial<ShopFile> =>
  Object.fromEntries(shopFileParts.flatMap(({ field, audited }) => (audited ? [[field, file[field]]] : [])))

/** Runs a step of a part. If rows are refused, runs it again without them, until no row is refused. */
async function untilWhole(
  checked: CheckedFile,
  part: ShopFilePart,
  run: (value: object) => Promise<void>,
  made = false,
): Promise<void> {
  for (let left = checked.left(part); left; left = checked.left(part)) {
    try {
      return await run(left.value)
    } catch (error) {
      if (!(error instanceof RefusedRows)) throw error
      checked.note(part, left, error.faults)
      // A value that was prepared before the transaction still includes the refused rows. There is no second run, since
      // it would refuse these rows again.
      if (made) return
    }
  }
}

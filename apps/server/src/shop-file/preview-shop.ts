import type { ShopFileChanges } from '@hearth/ops'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'
import type { ShopFileField, ShopFilePart } from '#kernel/shop-file/shop-file-part'
import { writePartOf, writeShopFile, type PreparedShopFile, type WritePart } from '#shop-file/import-shop'
import { keptRows, keptWhole } from '#shop-file/kept-rows'
import { shopFileParts } from '#shop-file/shop-file-parts'

/** What an import does to a row of a file. */
type Change = 'added' | 'changed' | 'unchanged' | 'deleted'

/** Thrown to roll back the write. */
class Undone extends Error {}

/**
 * Returns what an import of a file would change. The file is written in a transaction that is rolled back, and the rows
 * of each part's tables are compared before and after.
 * @throws OpsError badInput with every fault of the file
 */
export async function previewShop(db: Database, ready: PreparedShopFile, now: number): Promise<ShopFileChanges[]> {
  let changes = new Map<ShopFileField, Map<string, Change>>()
  const writePart = writePartOf(ready)
  const write: WritePart = async (part, work, value) => {
    const names = namesOf(part, value)
    const before = await keptRows(work.db, part, names)
    await writePart(part, work, value)
    noteChanges(changes, part, names, before, await keptRows(work.db, part, names))
  }
  try {
    await transaction(db, async (trx) => {
      changes = new Map()
      await writeShopFile({ db: trx, now }, ready, write)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return [...changes].map(([part, rows]) => ({ part, ...counted([...rows.values()]) }))
}

/**
 * Returns the names of a field's rows. Several parts may read one field; the part with the name of the field says which
 * key names a row.
 */
function namesOf({ field }: ShopFilePart, value: object): string[] {
  const key = shopFileParts.find(({ name }) => name === field)?.key
  return key !== undefined && Array.isArray(value)
    ? value.map((row: Readonly<Record<string, string>>) => row[key]!)
    : []
}

/** Records what happened to each row. A row that several parts write counts as changed if one of them changed it. */
function noteChanges(
  changes: Map<ShopFileField, Map<string, Change>>,
  part: ShopFilePart,
  names: readonly string[],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): void {
  if (!part.tables) return
  const rows = changes.get(part.field) ?? new Map<string, Change>()
  changes.set(part.field, rows)
  const isOwn = part.name === part.field
  for (const name of new Set([...(keptWhole(part) ? after.keys() : names), ...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)]
    const change =
      was === is ? 'unchanged' : !isOwn ? 'changed' : was === undefined ? 'added' : is ? 'changed' : 'deleted'
    const isNamed = keptWhole(part) || names.includes(name)
    if (change === 'unchanged' ? isNamed && !rows.has(name) : !rows.has(name) || rows.get(name) === 'unchanged')
      rows.set(name, change)
  }
}

function counted(rows: readonly Change[]): Omit<ShopFileChanges, 'part'> {
  const count = (change: Change) => rows.filter((one) => one === change).length
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    deleted: count('deleted'),
  }
}

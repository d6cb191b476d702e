import type { ShopFile } from '@hearth/ops'
import type { RowFault } from '#kernel/ops/refused-rows'
import type { ShopFileField, ShopFilePart } from '#kernel/shop-file/shop-file-part'
import { rowText, shapeText, type ProductsBefore } from '#shop-file/fault-text'
import { refuseFaults } from '#shop-file/refused-file'
import type { Json, ShapeFault } from '#shop-file/shape-faults'

/** A field of a shop file without its refused rows. */
export interface LeftValue {
  value: object
  /** Positions of the remaining rows in the file; absent for a part without rows. */
  places?: readonly number[]
}

/**
 * A shop file during its checks, stage after stage. Rows refused by one stage are left out of the next, so that all
 * faults of a file are reported at once, each with its place in the file.
 */
export interface CheckedFile {
  readonly file: ShopFile
  /** Records faults of the contents. */
  say(text: string): void
  /** Records violations of a type. */
  noteShapes(faults: readonly ShapeFault[]): void
  /** Returns the remaining rows of a part's field; undefined if none are left. */
  left(part: ShopFilePart): LeftValue | undefined
  /** Records faults of the remaining rows of a part's field, by their positions among these rows. */
  note(part: ShopFilePart, left: LeftValue, faults: readonly RowFault[]): void
  /**
   * Refuses the file if any fault was recorded.
   * @throws OpsError badInput that names each fault and its place
   */
  refuse(): void
}

/** Returns the text of a fault with its place, for the owner; an empty text if the fault was reported already. */
export interface TellFaults {
  shape(fault: ShapeFault): string
  row(fault: RowFault, part: ShopFilePart): string
}

/** Names faults by their places in the file. */
export const byPlace = (file: ShopFile, parts: readonly ShopFilePart[], before: ProductsBefore = 0): TellFaults => ({
  shape: (fault) => shapeText(fault, file as Json, parts, before),
  row: (fault, part) => rowText(fault, file, part, before),
})

/**
 * Returns a file without any fault so far.
 * @param tell names the places of faults, for a file that was made from a spreadsheet
 */
export function checkedFile(
  file: ShopFile,
  parts: readonly ShopFilePart[],
  tell: TellFaults = byPlace(file, parts),
): CheckedFile {
  const told: { text: string; missing?: string }[] = []
  const refused = new Map<ShopFileField, Set<number | 'all'>>()
  const refuseRow = (field: ShopFileField, row: number | 'all') =>
    refused.set(field, (refused.get(field) ?? new Set()).add(row))

  function left({ field }: ShopFilePart): LeftValue | undefined {
    const value = file[field] as object | undefined
    const gone = refused.get(field)
    if (value === undefined || gone?.has('all')) return undefined
    if (!Array.isArray(value)) return { value }
    const places = value.flatMap((_, row) => (gone?.has(row) ? [] : [row]))
    if (places.length === 0 && value.length > 0) return undefined
    return { value: places.map((row) => value[row] as object), places }
  }

  /**
   * Returns the names that refused rows would have added. Rows that refer to one of them are not reported as faults.
   */
  const brought = (): Set<string> =>
    new Set(parts.flatMap((part) => [...(refused.get(part.field) ?? [])].flatMap((row) => namesOf(file, part, row))))

  return {
    file,
    say(text) {
      told.push({ text })
    },
    noteShapes(faults) {
      for (const fault of faults) {
        const [field, row] = fault.path as [ShopFileField, string?]
        told.push({ text: tell.shape(fault) })
        refuseRow(field, Array.isArray(file[field]) && row !== undefined ? Number(row) : 'all')
      }
    },
    left,
    note(part, { places }, faults) {
      for (const { row, ...fault } of faults) {
        const place = row === undefined ? undefined : places?.[row]
        told.push({ ...fault, text: tell.row({ ...fault, ...(place === undefined ? {} : { row: place }) }, part) })
        refuseRow(part.field, place ?? 'all')
      }
    },
    refuse() {
      const names = brought()
      const plain = told.filter(({ missing }) => missing === undefined || !names.has(missing))
      refuseFaults((plain.length > 0 ? plain : told).flatMap(({ text }) => (text === '' ? [] : [text])))
    },
  }
}

/**
 * Returns the name of a row of a file and of each entry of the row's list. For `all`, returns these names of all rows.
 */
function namesOf(file: ShopFile, { field, key, inner }: ShopFilePart, row: number | 'all'): string[] {
  const value: unknown = file[field]
  if (key === undefined || !Array.isArray(value)) return []
  const rows = (row === 'all' ? value : [value[row]]) as Json[]
  return rows.flatMap((one) => [
    textIn(one, key),
    ...(inner ? listIn(one, inner.list).map((entry) => textIn(entry, inner.key)) : []),
  ])
}

const fieldIn = (value: Json | undefined, name: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined

const listIn = (value: Json, name: string): Json[] => {
  const list = fieldIn(value, name)
  return Array.isArray(list) ? list : []
}

const textIn = (value: Json | undefined, name: string): string => {
  const text = fieldIn(value, name)
  return typeof text === 'string' ? text : ''
}

import type { ShopFile } from '@hearth/ops'
import { cleanSent } from '#kernel/payloads/clean-sent'
import type { RowFault } from '#kernel/ops/refused-rows'
import type { ShopFilePart } from '#kernel/shop-file/shop-file-part'
import { byPlace, checkedFile, type CheckedFile, type LeftValue } from '#shop-file/checked-file'
import { refusedFile } from '#shop-file/refused-file'
import { shapeFaults, type Json } from '#shop-file/shape-faults'

/**
 * Reads a shop file and validates every field, so that an import never stops half way.
 * @param productsBefore number of products in the earlier files of an import in parts
 * @returns the file with the faults found so far: others are found while it is written
 * @throws OpsError badInput if it is not JSON, or not an object
 */
export function readShopFile(source: string, parts: readonly ShopFilePart[], productsBefore = 0): CheckedFile {
  const value = parse(source)
  const checked = checkedFile(value as ShopFile, parts, byPlace(value as ShopFile, parts, productsBefore))
  checkShopFile(checked, parts)
  return checked
}

/** Validates every field of a file. */
export function checkShopFile(checked: CheckedFile, parts: readonly ShopFilePart[]): void {
  const value = checked.file as Json
  checked.noteShapes(shapeFaults(value))
  if (typeof value !== 'object' || value === null) checked.refuse()
  for (const part of parts) {
    const left = checked.left(part)
    if (left) checked.note(part, left, contradictions(part, left))
  }
}

function parse(source: string): Json {
  try {
    const file = JSON.parse(source.replace(/^\uFEFF/, '')) as Json
    // The values are cleaned too, because characters that were removed from the file's text can be in them as escapes.
    if (typeof file === 'object' && file !== null) cleanSent(file)
    return file
  } catch (error) {
    throw refusedFile(`没有导入任何内容：文件不是 JSON（${(error as Error).message}）`)
  }
}

const contradictions = (part: ShopFilePart, { value }: LeftValue): readonly RowFault[] => [
  ...repeated(part, value),
  ...(part.check?.(value as never) ?? []),
]

/** Returns the faults of rows whose key an earlier row has. */
function repeated({ key }: ShopFilePart, value: object): RowFault[] {
  if (key === undefined || !Array.isArray(value)) return []
  const seen = new Set<string>()
  return value.flatMap((one: Readonly<Record<string, string>>, row) => {
    const name = one[key]!
    if (seen.has(name)) return [{ row, field: key, text: `${name} 重复出现` }]
    seen.add(name)
    return []
  })
}

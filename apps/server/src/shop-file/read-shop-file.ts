import type { ShopFile } from '@hearth/ops'
import { cleanSent } from '#kernel/clean-sent'
import type { RowFault } from '#kernel/refused-rows'
import type { ShopFilePart } from '#kernel/shop-file-part'
import { rowText, shapeText } from '#shop-file/fault-text'
import { refuseFaults, refusedFile } from '#shop-file/refused-file'
import { shapeFaults, type Json } from '#shop-file/shape-faults'

/**
 * Reads a shop file and holds every field against what it must be, so that an import never stops half way.
 * @throws OpsError badInput that names each fault and where it is.
 */
export function readShopFile(source: string, parts: readonly ShopFilePart[]): ShopFile {
  const value = parse(source)
  refuseFaults(shapeFaults(value).map((fault) => shapeText(fault, value, parts)))
  const file = value as unknown as ShopFile
  refuseFaults(parts.flatMap((part) => contradictions(part, file).map((fault) => rowText(fault, file, part))))
  return file
}

function parse(source: string): Json {
  try {
    const file = JSON.parse(source.replace(/^\uFEFF/, '')) as Json
    // A text of the file may write as an escape what was cleaned in the file.
    if (typeof file === 'object' && file !== null) cleanSent(file)
    return file
  } catch (error) {
    throw refusedFile(`Nothing was imported: the file is not JSON (${(error as Error).message}).`)
  }
}

function contradictions(part: ShopFilePart, file: ShopFile): readonly RowFault[] {
  const value = file[part.field]
  return value === undefined ? [] : [...repeated(part, value), ...(part.check?.(value as never) ?? [])]
}

/** Rows that have the key of one before. */
function repeated({ key }: ShopFilePart, value: object): RowFault[] {
  if (key === undefined || !Array.isArray(value)) return []
  const names = value.map((row: Readonly<Record<string, string>>) => row[key])
  return names.flatMap((name, row) =>
    names.indexOf(name) === row ? [] : [{ row, field: key, text: `${key} ${name} is there twice` }],
  )
}

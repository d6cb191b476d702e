import { OpsRefusal } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { told } from '#kernel/commands/told'
import { faultsIn, faultsText } from '#shop-file/refused-file'

/**
 * Maximum number of products of one call. An import of more products is made in parts: on the embedded database, which
 * does one thing at a time, other requests are answered between two parts.
 */
export const PRODUCTS_AT_ONCE = 100

/** An import that is split into parts, and what to do with each. */
export interface PartedImport<Part, Seen, Taken> {
  /** Name of the file, for refusals. */
  name: string
  parts: readonly Part[]
  /** Returns what a part would change, and writes nothing. */
  preview(part: Part): Promise<Seen>
  /** Writes a part: all of it or nothing. */
  write(part: Part): Promise<Taken>
}

/**
 * Previews every part of an import.
 * @throws OperatorRefusal with the faults of all parts
 */
export async function previewParts<Part, Seen>({
  name,
  parts,
  preview,
}: Omit<PartedImport<Part, Seen, unknown>, 'write'>): Promise<Seen[]> {
  const seen: Seen[] = []
  const refusals: string[] = []
  for (const part of parts) {
    try {
      seen.push(await preview(part))
    } catch (error) {
      if (!isOfFile(error)) throw error
      refusals.push(error.message)
    }
  }
  const [first, ...more] = refusals
  if (first !== undefined)
    throw new OperatorRefusal(`${name}: ${more.length > 0 ? faultsText(refusals.flatMap(faultsIn)) : first}`)
  return seen
}

/**
 * Writes an import, part after part. An import of several parts is previewed first, so that nothing of a faulty file is
 * written. If the shop changes between the preview and the write and a part is refused, the parts before it stay
 * written.
 * @throws OperatorRefusal with the faults, and how many parts are written
 */
export async function writeParts<Part, Taken>(parted: PartedImport<Part, unknown, Taken>): Promise<Taken[]> {
  const { name, parts, write } = parted
  if (parts.length > 1) await previewParts(parted)
  const taken: Taken[] = []
  for (const part of parts) {
    try {
      taken.push(await write(part))
    } catch (error) {
      if (taken.length > 0) throw new OperatorRefusal(stoppedText(name, taken.length, parts.length, error as Error))
      throw isOfFile(error) ? new OperatorRefusal(`${name}: ${error.message}`) : error
    }
  }
  return taken
}

const isOfFile = (error: unknown): error is OpsRefusal => error instanceof OpsRefusal && error.field === 'file'

function stoppedText(name: string, written: number, all: number, { message }: Error): string {
  const why = faultsIn(message).join('\n  ')
  return told({
    zh: `${name}: 分 ${all} 部分导入，前 ${written} 部分已写入，其余没有写入：\n  ${why}\n请处理后再导入一次，已写入的不会重复添加。`,
    en: `${name}: of ${all} parts, ${written} are written, and the others are not:\n  ${why}\nImport the file again then: what is written is not added twice.`,
  })
}

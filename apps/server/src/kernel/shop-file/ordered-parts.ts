import type { Area } from '#kernel/area'
import type { ShopFilePart } from '#kernel/shop-file/shop-file-part'

/**
 * The parts of a shop file, each after those it depends on.
 * @throws Error for two parts of one name, for a dependency that is no part, and for parts that depend on each other
 */
export function orderedParts(areas: readonly Area[]): ShopFilePart[] {
  const parts = areas.flatMap(({ shopFile = [] }) => shopFile)
  const byName = new Map(parts.map((part) => [part.name, part]))
  if (byName.size < parts.length) throw new Error('Two areas declare the same part of a shop file')
  const ordered: ShopFilePart[] = []
  const add = (part: ShopFilePart, waiting: readonly string[]): void => {
    if (ordered.includes(part)) return
    if (waiting.includes(part.name)) throw new Error(`Parts of a shop file wait for each other: ${waiting.join(', ')}`)
    for (const name of part.after ?? []) {
      const before = byName.get(name)
      if (!before)
        throw new Error(`The part ${part.name} of a shop file is written after ${name}, which no area declares`)
      add(before, [...waiting, part.name])
    }
    ordered.push(part)
  }
  for (const part of parts) add(part, [])
  return ordered
}

import type { NewSlips } from '#kernel/commands/sheets/new-slips'
import { writeOwn } from '#operator/files/write-own'

/**
 * Writes slips as PDF, for their owner alone to read: they say where shoppers live.
 * @param path absolute
 * @throws Error in plain words when there is such a file
 */
export async function writeSlips(path: string, slips: NewSlips): Promise<void> {
  // Loaded where it is needed: most commands draw nothing.
  const { drawSlips } = await import('#operator/files/draw-slips')
  writeOwn(path, await drawSlips(slips))
}

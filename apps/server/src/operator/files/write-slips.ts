import type { NewSlips } from '#kernel/commands/sheets/new-slips'
import { writeOwn } from '#operator/files/write-own'

/**
 * Writes slips as a PDF that only its owner may read: slips say where shoppers live.
 * @param path absolute
 * @throws Error in plain words if the file exists
 */
export async function writeSlips(path: string, slips: NewSlips): Promise<void> {
  // The drawing code is loaded only here, because most commands draw nothing.
  const { drawSlips } = await import('#operator/files/draw-slips')
  writeOwn(path, await drawSlips(slips))
}

import type sharp from 'sharp'

/**
 * Loads sharp with the first picture: every command of `hearth` loads all areas, and few process a picture. Each
 * picture uses one thread, since queues limit how many are processed at once.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.concurrency(1)
  return loaded
}

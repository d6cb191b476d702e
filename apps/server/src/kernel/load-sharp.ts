import type sharp from 'sharp'

/**
 * Loads sharp with the first picture: every command of `hearth` loads all areas, and few make a picture. A picture is
 * made by one thread, since queues say how many are made at once.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp')
  loaded.concurrency(1)
  return loaded
}

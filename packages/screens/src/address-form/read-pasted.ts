import { readPastedAddress, type MatchedAddress } from '@hearth/domain'
import type { LoadAreas } from './find-areas'

/** Reads a pasted text along the shop's areas; what it does not say, or could not be loaded, is left out. */
export async function readPasted(text: string, loadAreas: LoadAreas): Promise<Partial<MatchedAddress>> {
  const found = await readPastedAddress(text, (code) => loadAreas(code).catch(() => []))
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

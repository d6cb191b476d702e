import { readPastedAddress, type MatchedAddress } from '@hearth/domain'
import type { LoadAreas } from './find-areas'

/**
 * Reads an address from a pasted text, with the shop's areas. Parts that are missing, or whose areas could not be
 * loaded, are absent.
 */
export async function readPasted(text: string, loadAreas: LoadAreas): Promise<Partial<MatchedAddress>> {
  const found = await readPastedAddress(text, (code) => loadAreas(code).catch(() => []))
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

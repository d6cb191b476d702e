import { readPastedAddress, type MatchedAddress } from '@hearth/domain'
import type { LoadAreas } from './find-areas'

/** Parses a pasted text with the shop's areas; missing or unloaded parts are left out. */
export async function readPasted(text: string, loadAreas: LoadAreas): Promise<Partial<MatchedAddress>> {
  const found = await readPastedAddress(text, (code) => loadAreas(code).catch(() => []))
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

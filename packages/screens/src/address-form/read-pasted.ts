import { matchAreas, parseAddressText, type AreaNode, type MatchedAddress } from '@hearth/domain'
import type { Area } from '@hearth/state'

/** Areas below a code; `''` gives the provinces. */
export type LoadAreas = (parentCode: string) => Promise<Area[]>

/**
 * Reads a pasted text and finds its areas among those of the shop; what it does not say is left out. Areas that could
 * not be loaded stay in the detail.
 */
export async function readPasted(text: string, loadAreas: LoadAreas): Promise<Partial<MatchedAddress>> {
  const parsed = parseAddressText(text)
  const below = async (area: AreaNode): Promise<AreaNode> => ({
    ...area,
    children: await loadAreas(area.code).catch(() => []),
  })
  const isOf =
    (wanted: string) =>
    ({ code }: AreaNode) =>
      !wanted || code === wanted
  const areas = async (): Promise<AreaNode[]> => {
    const provinces = await loadAreas('')
    const { provinceCode } = matchAreas(parsed, provinces)
    // A city is looked for in every province, where the text names none.
    if (!provinceCode && (parsed.provinceName || !parsed.cityName)) return provinces
    const withCities = await Promise.all(provinces.filter(isOf(provinceCode)).map(below))
    const found = matchAreas(parsed, withCities)
    const own = withCities.filter(({ code }) => code === found.provinceCode)
    return Promise.all(
      own.map(async (province) => ({
        ...province,
        children: await Promise.all((province.children ?? []).filter(isOf(found.cityCode)).map(below)),
      })),
    )
  }
  const found = matchAreas(parsed, await areas().catch(() => []))
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

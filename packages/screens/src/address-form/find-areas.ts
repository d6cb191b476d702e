import { hasNoCity, matchAreas, type AreaNode, type MatchedAddress, type NamedAddress } from '@hearth/domain'
import type { Area } from '@hearth/state'

/** Areas below a code; `''` gives the provinces. */
export type LoadAreas = (parentCode: string) => Promise<Area[]>

/**
 * Finds the areas that an address names among those of the shop, and loads only what is needed. Areas that could not be
 * loaded stay in the detail.
 */
export async function findAreas(
  named: Parameters<typeof matchAreas>[0] & Partial<NamedAddress>,
  loadAreas: LoadAreas,
): Promise<MatchedAddress> {
  const below = async (area: AreaNode): Promise<AreaNode> => ({
    ...area,
    children: await loadAreas(area.code).catch(() => []),
  })
  /** The same areas, with those below the matching ones loaded. */
  const grown = (areas: readonly AreaNode[], wanted: (area: AreaNode) => boolean) =>
    Promise.all(areas.map((area) => (wanted(area) ? below(area) : area)))
  /** The one area found so far, with those below it loaded. */
  const inside = (
    areas: readonly AreaNode[],
    code: string,
    grow: (areas: readonly AreaNode[]) => Promise<AreaNode[]>,
  ) =>
    Promise.all(
      areas.map(async (area) => (area.code === code ? { ...area, children: await grow(area.children ?? []) } : area)),
    )
  const areas = async (): Promise<AreaNode[]> => {
    const provinces = await loadAreas('')
    const { provinceCode } = matchAreas(named, provinces)
    // If no province is named, all of them are searched for the city.
    if (!provinceCode && (named.provinceName || !named.cityName)) return provinces
    const withCities = await grown(provinces, ({ code }) => !provinceCode || code === provinceCode)
    const found = matchAreas(named, withCities)
    // Likewise, all cities of the province are searched for a district.
    const isWanted = ({ code }: AreaNode) => hasNoCity(named) || code === found.cityCode
    const withDistricts = await inside(withCities, found.provinceCode, (cities) => grown(cities, isWanted))
    const { cityCode, districtCode } = matchAreas(named, withDistricts)
    if (!districtCode || !(named.streetName || named.detailAddress)) return withDistricts
    return inside(withDistricts, found.provinceCode, (cities) =>
      inside(cities, cityCode, (districts) => grown(districts, ({ code }) => code === districtCode)),
    )
  }
  return matchAreas(named, await areas().catch(() => []))
}

import { hasNoCity, matchAreas, type AreaNode, type MatchedAddress, type NamedAddress } from '@hearth/domain'
import type { Area } from '@hearth/state'

/** Returns the areas below a code; the provinces for `''`. */
export type LoadAreas = (parentCode: string) => Promise<Area[]>

/**
 * Returns the shop's areas that an address names. Loads only the areas needed for that. Parts of the address whose
 * areas could not be found stay in the detailed address.
 */
export async function findAreas(
  named: Parameters<typeof matchAreas>[0] & Partial<NamedAddress>,
  loadAreas: LoadAreas,
): Promise<MatchedAddress> {
  const below = async (area: AreaNode): Promise<AreaNode> => ({
    ...area,
    children: await loadAreas(area.code).catch(() => []),
  })
  /** Loads the areas below each wanted area. Returns all areas, the wanted ones with the areas below them. */
  const grown = (areas: readonly AreaNode[], wanted: (area: AreaNode) => boolean) =>
    Promise.all(areas.map((area) => (wanted(area) ? below(area) : area)))
  /**
   * Returns a copy of `areas`. In the area with the given code, the areas below are replaced by the result of `grow`.
   */
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
    // If the address names no province, the cities of all provinces are searched.
    if (!provinceCode && (named.provinceName || !named.cityName)) return provinces
    const withCities = await grown(provinces, ({ code }) => !provinceCode || code === provinceCode)
    const found = matchAreas(named, withCities)
    // If the address names no city, the districts of all cities of the province are searched.
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

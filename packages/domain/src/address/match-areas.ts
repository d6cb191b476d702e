import type { ParsedAddress } from '#address/parse-address-text'

/** An area of the shop's area data, with those it is made of. */
export interface AreaNode {
  code: string
  name: string
  children?: readonly AreaNode[]
}

/** A read address whose areas are those of the area data; codes and names of what was not found are empty. */
export interface MatchedAddress extends ParsedAddress {
  provinceCode: string
  cityCode: string
  districtCode: string
}

const none: AreaNode = { code: '', name: '' }
const ending = /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|自治州|地区|省|市|盟)$/

/**
 * Checks the areas that were read from a pasted text against the area data and completes them: 广西 becomes 广西壮族自治区,
 * and a province or city that the text left out is the only one that has the area below it. What does not exist goes to
 * the detail, so that nothing the shopper pasted is lost.
 */
export function matchAreas(parsed: ParsedAddress, provinces: readonly AreaNode[]): MatchedAddress {
  const { provinceName, cityName, districtName } = parsed
  // Municipalities stand for their own city, which area data may call otherwise.
  const cityLeftOut = cityName === '' || cityName === provinceName
  const province =
    find(provinces, provinceName) ?? (provinceName === '' ? onlyAbove(provinces, cityName) : undefined) ?? none
  const cities = province.children ?? []
  const city = find(cities, cityName) ?? (cityLeftOut ? onlyAbove(cities, districtName) : undefined) ?? none
  const district = find(city.children ?? [], districtName) ?? none
  const lost = [
    province === none ? provinceName : '',
    city === none && !cityLeftOut ? cityName : '',
    district === none ? districtName : '',
  ]
  return {
    ...parsed,
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city.name,
    districtCode: district.code,
    districtName: district.name,
    detailAddress: lost.join('') + parsed.detailAddress,
  }
}

/** The area a text means by a name: the one called so, else the only one called so but for its ending. */
function find(areas: readonly AreaNode[], name: string): AreaNode | undefined {
  if (name === '') return undefined
  return areas.find((area) => area.name === name) ?? only(areas.filter((area) => bare(area.name) === bare(name)))
}

const onlyAbove = (areas: readonly AreaNode[], name: string): AreaNode | undefined =>
  only(areas.filter(({ children }) => find(children ?? [], name) !== undefined))

const only = (areas: readonly AreaNode[]): AreaNode | undefined => (areas.length === 1 ? areas[0] : undefined)

const bare = (name: string): string => name.replace(ending, '')

/** An area of the shop's area data, with the areas inside it. */
export interface AreaNode {
  code: string
  name: string
  children?: readonly AreaNode[]
}

/** A name, a telephone number and an address down to its district; unknown parts are empty. */
export interface ParsedAddress {
  consigneeName: string
  consigneeTele: string
  provinceName: string
  cityName: string
  districtName: string
  detailAddress: string
}

/**
 * An address with the names of its areas but without codes, as the host app stores it. Parts that are not known are
 * empty.
 */
export interface NamedAddress extends ParsedAddress {
  streetName: string
}

/** An address whose areas were found in the area data. Codes and names of unknown areas are empty. */
export interface MatchedAddress extends NamedAddress {
  provinceCode: string
  cityCode: string
  districtCode: string
  streetCode: string
}

const none: AreaNode = { code: '', name: '' }
/**
 * Placeholders that stand for a city where a county belongs directly to its province. The host app and the area data
 * use different ones.
 */
const noCity = /^(?:市辖区|县|.*直辖县.*)$/
const ending = /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|自治州|地区|省|市|盟)$/

/**
 * Finds the areas of an address in the shop's area data, and completes their names: 广西 becomes 广西壮族自治区. A missing
 * province is added if only one province has a city of the given name; a missing city is added if only one city of the
 * province has a district of the given name. A street that is not given separately is read from the beginning of the
 * detail. Names of unknown areas are moved to the detail, so that no text of the shopper is lost.
 */
export function matchAreas(
  named: ParsedAddress & Partial<NamedAddress>,
  provinces: readonly AreaNode[],
): MatchedAddress {
  const { provinceName, cityName, districtName, streetName = '', detailAddress } = named
  const cityLeftOut = hasNoCity(named)
  const province =
    find(provinces, provinceName) ?? (provinceName === '' ? onlyAbove(provinces, cityName) : undefined) ?? none
  const cities = province.children ?? []
  // A municipality contains a city of the same name, and counties that are not part of this city. The district of the
  // address shows whether the address is in this city.
  const city = (cityLeftOut ? onlyAbove(cities, districtName) : undefined) ?? find(cities, cityName) ?? none
  const districts = city.children ?? []
  const namedDistrict = find(districts, districtName)
  // In the area data, a city without districts, such as 东莞, has a single district with the name of the city.
  const district = namedDistrict ?? districts.find(({ name }) => name === city.name) ?? none
  const streets = district.children ?? []
  const street = streetName === '' ? longestBefore(streets, detailAddress) : find(streets, streetName)
  const lost = [
    province === none ? provinceName : '',
    city === none && !cityLeftOut ? cityName : '',
    namedDistrict ? '' : districtName,
  ]
  // The street is removed from the beginning of the detail. Apps that store the street in a field of its own repeat it
  // in the detail; a pasted text has the street only in the detail.
  const written = streetName || (street?.name ?? '')
  const detail = detailAddress.startsWith(written) ? detailAddress.slice(written.length) : detailAddress
  return {
    ...named,
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city.name,
    districtCode: district.code,
    districtName: district.name,
    streetCode: street?.code ?? '',
    streetName: street?.name ?? '',
    detailAddress: lost.join('') + (street ? '' : streetName) + detail.trimStart(),
  }
}

/**
 * Whether an address names no city of its own: the name of the city is empty, is a placeholder, or repeats the name of
 * the province or of the district.
 */
export const hasNoCity = ({ provinceName, cityName, districtName }: ParsedAddress): boolean =>
  cityName === '' || cityName === provinceName || cityName === districtName || noCity.test(cityName)

/** Returns the area with this name, or else the only area whose name is the same without endings such as 省 and 市. */
function find(areas: readonly AreaNode[], name: string): AreaNode | undefined {
  if (name === '') return undefined
  return areas.find((area) => area.name === name) ?? only(areas.filter((area) => bare(area.name) === bare(name)))
}

/**
 * Returns the area whose full name is at the beginning of a detail. If several match, the one with the longest name is
 * returned.
 */
const longestBefore = (areas: readonly AreaNode[], detail: string): AreaNode | undefined =>
  areas.filter(({ name }) => detail.startsWith(name)).sort((a, b) => b.name.length - a.name.length)[0]

const onlyAbove = (areas: readonly AreaNode[], name: string): AreaNode | undefined =>
  only(areas.filter(({ children }) => find(children ?? [], name) !== undefined))

const only = (areas: readonly AreaNode[]): AreaNode | undefined => (areas.length === 1 ? areas[0] : undefined)

const bare = (name: string): string => name.replace(ending, '')

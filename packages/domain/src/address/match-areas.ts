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

/** An address with the names of its areas but without codes, as apps store it. Unknown parts are empty. */
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
 * Placeholders for the city of a county that belongs directly to its province. Apps and area data use different ones.
 */
const noCity = /^(?:市辖区|县|.*直辖县.*)$/
const ending = /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|自治州|地区|省|市|盟)$/

/**
 * Finds the areas named by an app in the area data, and completes them. 广西 becomes 广西壮族自治区. A missing province or city
 * is added if only one contains the area below it. A street that is not given separately is read from the beginning of
 * the detail. Names of unknown areas are moved to the detail, so that nothing the shopper wrote is lost.
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
  // A municipality has a city of its own name, and also counties outside of it. The district tells which one it is.
  const city = (cityLeftOut ? onlyAbove(cities, districtName) : undefined) ?? find(cities, cityName) ?? none
  const districts = city.children ?? []
  const namedDistrict = find(districts, districtName)
  // 东莞 has no districts. The area data contains one with the city's own name.
  const district = namedDistrict ?? districts.find(({ name }) => name === city.name) ?? none
  const streets = district.children ?? []
  const street = streetName === '' ? longestBefore(streets, detailAddress) : find(streets, streetName)
  const lost = [
    province === none ? provinceName : '',
    city === none && !cityLeftOut ? cityName : '',
    namedDistrict ? '' : districtName,
  ]
  // Apps repeat the street at the beginning of the detail; in a pasted text it is only there.
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

/** Whether an address names no city of the area data. A municipality is its own city. */
export const hasNoCity = ({ provinceName, cityName, districtName }: ParsedAddress): boolean =>
  cityName === '' || cityName === provinceName || cityName === districtName || noCity.test(cityName)

/**
 * The area that a name stands for: the one with this name, or else the only one whose name differs just in its ending.
 */
function find(areas: readonly AreaNode[], name: string): AreaNode | undefined {
  if (name === '') return undefined
  return areas.find((area) => area.name === name) ?? only(areas.filter((area) => bare(area.name) === bare(name)))
}

/** The area whose full name a detail begins with; if several match, the one with the longest name. */
const longestBefore = (areas: readonly AreaNode[], detail: string): AreaNode | undefined =>
  areas.filter(({ name }) => detail.startsWith(name)).sort((a, b) => b.name.length - a.name.length)[0]

const onlyAbove = (areas: readonly AreaNode[], name: string): AreaNode | undefined =>
  only(areas.filter(({ children }) => find(children ?? [], name) !== undefined))

const only = (areas: readonly AreaNode[]): AreaNode | undefined => (areas.length === 1 ? areas[0] : undefined)

const bare = (name: string): string => name.replace(ending, '')

/** An area of the shop's area data, with those it is made of. */
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

/** An address whose areas are names without codes, as an app keeps it. Unknown parts are empty. */
export interface NamedAddress extends ParsedAddress {
  streetName: string
}

/** A read address with areas of the area data; codes and names of unknown ones are empty. */
export interface MatchedAddress extends NamedAddress {
  provinceCode: string
  cityCode: string
  districtCode: string
  streetCode: string
}

const none: AreaNode = { code: '', name: '' }
/**
 * Placeholders for the city of a county that belongs directly to its province; apps and area data have different ones.
 */
const noCity = /^(?:市辖区|县|.*直辖县.*)$/
const ending = /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|自治州|地区|省|市|盟)$/

/**
 * Matches the areas named by an app with the area data and completes them: 广西 becomes 广西壮族自治区, a missing province or
 * city is filled in if only one has the area below it, and a street that was not given separately is taken from the
 * beginning of the detail. Unknown areas go to the detail, so that nothing the shopper wrote is lost.
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
  // A municipality also has counties outside the city of its name, so the district decides.
  const city = (cityLeftOut ? onlyAbove(cities, districtName) : undefined) ?? find(cities, cityName) ?? none
  const districts = city.children ?? []
  const namedDistrict = find(districts, districtName)
  // 东莞 has no districts: the area data puts one with the city's own name below it.
  const district = namedDistrict ?? districts.find(({ name }) => name === city.name) ?? none
  const streets = district.children ?? []
  const street = streetName === '' ? longestBefore(streets, detailAddress) : find(streets, streetName)
  const lost = [
    province === none ? provinceName : '',
    city === none && !cityLeftOut ? cityName : '',
    namedDistrict ? '' : districtName,
  ]
  // Apps write the street before the detail as well; a pasted text has it there alone.
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

/** Whether an address names no city of the area data; a municipality is its own city. */
export const hasNoCity = ({ provinceName, cityName, districtName }: ParsedAddress): boolean =>
  cityName === '' || cityName === provinceName || cityName === districtName || noCity.test(cityName)

/** The area that a name means: the one with this name, or else the only one whose name differs by its ending. */
function find(areas: readonly AreaNode[], name: string): AreaNode | undefined {
  if (name === '') return undefined
  return areas.find((area) => area.name === name) ?? only(areas.filter((area) => bare(area.name) === bare(name)))
}

/** The area that a detail begins with, in full; of several the one with the longest name. */
const longestBefore = (areas: readonly AreaNode[], detail: string): AreaNode | undefined =>
  areas.filter(({ name }) => detail.startsWith(name)).sort((a, b) => b.name.length - a.name.length)[0]

const onlyAbove = (areas: readonly AreaNode[], name: string): AreaNode | undefined =>
  only(areas.filter(({ children }) => find(children ?? [], name) !== undefined))

const only = (areas: readonly AreaNode[]): AreaNode | undefined => (areas.length === 1 ? areas[0] : undefined)

const bare = (name: string): string => name.replace(ending, '')

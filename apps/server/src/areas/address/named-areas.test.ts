import { matchAreas, type AreaNode } from '@hearth/domain'
import { expect, it } from 'vitest'
import { areaTree } from '#areas/address/area-tree'

/** Returns the tree of the areas below a code, with the given number of levels. */
const nodesBelow = (code: string, levels: number): AreaNode[] =>
  (areaTree().below(code) ?? []).map(({ code, name }) => ({
    code,
    name,
    children: levels > 1 ? nodesBelow(code, levels - 1) : [],
  }))

it('finds every district of the country by the names in the shop’s data, and by the names an app uses', () => {
  const provinces = nodesBelow('', 3)
  const parts = { consigneeName: '', consigneeTele: '', detailAddress: '' }
  const lost: string[] = []
  for (const province of provinces)
    for (const city of province.children ?? [])
      for (const district of city.children ?? []) {
        const names = { provinceName: province.name, cityName: city.name, districtName: district.name }
        // For counties directly below a province, apps send other city names than the area data has.
        const isPlaceholder = city.name === '县' || city.name.includes('直辖')
        const others = isPlaceholder ? [province.name, '省直辖县级行政区划', district.name] : [city.name]
        for (const cityName of others)
          if (matchAreas({ ...parts, ...names, cityName }, provinces).districtCode !== district.code)
            lost.push(`${province.name} ${cityName} ${district.name}`)
      }
  expect(lost).toEqual([])
})

import { areaTree } from '#areas/address/area-tree'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'

const FIELDS = ['provinceCode', 'cityCode', 'districtCode', 'streetCode'] as const

/**
 * Returns the codes of the areas that a command line names: a province, a city and a district, such as `浙江省/杭州市/西湖区`,
 * and optionally a street.
 * @throws OperatorRefusal for fewer than three names, or for an area that is not below the one before
 */
export function areasNamed(text: string): Record<'provinceCode' | 'cityCode' | 'districtCode', string> & {
  streetCode?: string
} {
  const names = text.split(/[\s/]+/u).filter(Boolean)
  if (names.length < 3 || names.length > FIELDS.length)
    throw new OperatorRefusal(
      {
        zh: '--area 要写省、市、区，例如 浙江省/杭州市/西湖区。',
        en: '--area is province, city and district, such as 浙江省/杭州市/西湖区.',
      },
      2,
    )
  let above = ''
  const codes = names.map((name, at) => {
    const area = areaTree()
      .below(above)
      ?.find((one) => one.name === name)
    if (!area)
      throw new OperatorRefusal(
        {
          zh: `没有“${printable(names.slice(0, at + 1).join('/'))}”这个地区。`,
          en: `There is no area ${printable(names.slice(0, at + 1).join('/'))}.`,
        },
        2,
      )
    above = area.code
    return [FIELDS[at]!, area.code] as const
  })
  return Object.fromEntries(codes) as ReturnType<typeof areasNamed>
}

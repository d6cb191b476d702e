/** The area codes of a destination. */
export interface DeliveryPlace {
  provinceCode: string
  cityCode: string
  districtCode: string
}

/** The rule for an area. The rule also applies to all smaller areas inside the area that have no rule of their own. */
export interface DeliveryAreaRule {
  /** Code of a province, a city or a district. */
  areaCode: string
  /** Whether the shop delivers to the area. */
  deliverable: boolean
  /** Days of delivery; absent for the shop's usual number. */
  days?: number
}

/** The destinations that the shop delivers to, and the days of delivery. */
export interface DeliveryRules {
  /** Hour of the day in China, 0 to 23: orders paid before it are shipped on the same day. */
  cutoffHour: number
  /** Days of delivery for areas without a rule. */
  days: number
  areas: readonly DeliveryAreaRule[]
}

/** The rules of a shop whose owner has set none: delivery to all areas, within three days. */
export const USUAL_DELIVERY: DeliveryRules = { cutoffHour: 16, days: 3, areas: [] }

/** The message for a destination that the shop does not deliver to. */
export const NOT_DELIVERED_TEXT = '该地区暂不支持配送，请更换收货地址'

/**
 * Returns the days of delivery to a destination, or undefined if the shop does not deliver there. The rule of the
 * smallest area applies, so that the shop can deliver to a city but not to the rest of its province.
 */
export function daysTo({ days, areas }: DeliveryRules, place: DeliveryPlace): number | undefined {
  const rules = [place.districtCode, place.cityCode, place.provinceCode].map((code) =>
    areas.find(({ areaCode }) => areaCode === code),
  )
  const rule = rules.find((one) => one !== undefined)
  if (rule?.deliverable === false) return undefined
  return rule?.days ?? days
}

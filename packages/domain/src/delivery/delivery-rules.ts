/** Areas that a parcel goes to, from the province down, by their codes. */
export interface DeliveryPlace {
  provinceCode: string
  cityCode: string
  districtCode: string
}

/** Rule of an area, for everything inside it without a rule of its own. */
export interface DeliveryAreaRule {
  /** Code of a province, a city or a district. */
  areaCode: string
  /** Whether the shop delivers there. */
  deliverable: boolean
  /** Days on the way; absent: as many as everywhere. */
  days?: number
}

/** Where the shop delivers to, and how long that takes. */
export interface DeliveryRules {
  /** Hour of the day in Beijing, 0 to 23; orders paid before it are shipped on the same day. */
  cutoffHour: number
  /** Days on the way where no rule says otherwise. */
  days: number
  areas: readonly DeliveryAreaRule[]
}

/** What holds where the owner says nothing: everywhere, within three days. */
export const USUAL_DELIVERY: DeliveryRules = { cutoffHour: 16, days: 3, areas: [] }

/** What shoppers read where the shop does not deliver to. */
export const NOT_DELIVERED_TEXT = '该地区暂不支持配送，请更换收货地址'

/**
 * Days of delivery to a place; nothing if the shop does not deliver there. The rule of the smallest area applies: a
 * city may be served in a province that is not.
 */
export function daysTo({ days, areas }: DeliveryRules, place: DeliveryPlace): number | undefined {
  const rules = [place.districtCode, place.cityCode, place.provinceCode].map((code) =>
    areas.find(({ areaCode }) => areaCode === code),
  )
  const rule = rules.find((one) => one !== undefined)
  if (rule?.deliverable === false) return undefined
  return rule?.days ?? days
}

/** The levels of an address (E05), the largest first. */
export const AREA_TYPE = { province: 'province', city: 'city', district: 'district', street: 'street' } as const

/** One of {@link AREA_TYPE}. */
export type AreaType = (typeof AREA_TYPE)[keyof typeof AREA_TYPE]

/** The label of each level for shoppers. */
export const AREA_TYPE_LABEL: Readonly<Record<AreaType, string>> = {
  province: '省份',
  city: '城市',
  district: '区县',
  street: '街道',
}

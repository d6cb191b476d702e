/** The monthly sales of a partner shop's owner (F16). The specification does not define the codes. */
export const SALES_MAGNITUDE = { small: 'small', medium: 'medium', large: 'large' } as const

/** One of {@link SALES_MAGNITUDE}. */
export type SalesMagnitude = (typeof SALES_MAGNITUDE)[keyof typeof SALES_MAGNITUDE]

/** The label that owners read for each range of sales. */
export const SALES_MAGNITUDE_LABEL: Readonly<Record<SalesMagnitude, string>> = {
  small: '每月 10 单以下',
  medium: '每月 10 至 100 单',
  large: '每月 100 单以上',
}

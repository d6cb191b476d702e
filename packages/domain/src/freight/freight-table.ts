import type { DeliveryPlace } from '#delivery/delivery-rules'

/** The unit that a freight table charges by: the order, the piece, or the weight. */
export const FREIGHT_BY = { order: 'order', pieces: 'pieces', weight: 'weight' } as const

/** One of {@link FREIGHT_BY}. */
export type FreightBy = (typeof FREIGHT_BY)[keyof typeof FREIGHT_BY]

/** The rates of a freight table for one destination. A unit is a piece or a gram, depending on the table. */
export interface FreightRate {
  /** Fen: charge for the first units. A table that charges by order has only this charge. */
  first: number
  /** Units that `first` covers; absent for a table that charges by order. */
  firstUnits?: number
  /**
   * Fen: charge for each step of `furtherUnits` units beyond the first units, also for an incomplete step; absent for
   * no charge.
   */
  further?: number
  /** Number of units in a step that `further` is charged for; absent: a step of one unit. */
  furtherUnits?: number
  /** Fen: amount from which the freight of the table's products is free; absent if no amount is enough. */
  freeFrom?: number
  /** Pieces: number from which the freight of the table's products is free; absent if no number is enough. */
  freePieces?: number
}

/**
 * The rates for some areas. The rates also apply to smaller areas inside these areas, unless a smaller area has rates
 * of its own.
 */
export interface FreightArea {
  /** Codes of provinces, cities or districts. */
  areaCodes: readonly string[]
  /** The rates; absent: the table's products are not delivered there. */
  rate?: FreightRate
}

/** A freight table: the rates for some products. */
export interface FreightTable {
  tableId: string
  /** Name of the table, for the owner. */
  name: string
  by: FreightBy
  /** The rates for areas that are not listed. */
  rate: FreightRate
  areas: readonly FreightArea[]
}

/** All freight tables of a shop. */
export interface FreightRules {
  /** Id of the table for products without a table of their own. */
  defaultTableId: string
  tables: readonly FreightTable[]
}

/** The rates of a freight table for one destination. */
export interface FreightTerms extends FreightRate {
  tableId: string
  by: FreightBy
  /** Whether the table's products are not delivered to the destination. */
  unsent?: boolean
}

/**
 * Returns the freight terms for a destination: the rates of each table, the default table first. The rates of the
 * smallest listed area that contains the destination apply, as for delivery.
 * @param place absent if no address is known: the rates for areas that are not listed then apply
 */
export function freightTerms({ tables, defaultTableId }: FreightRules, place?: DeliveryPlace): FreightTerms[] {
  const codes = place ? [place.districtCode, place.cityCode, place.provinceCode] : []
  const terms = tables.map(({ tableId, by, rate, areas }): FreightTerms => {
    const [area] = codes.flatMap((code) => areas.find(({ areaCodes }) => areaCodes.includes(code)) ?? [])
    return { tableId, by, ...(area?.rate ?? rate), ...(area && !area.rate ? { unsent: true } : {}) }
  })
  const isDefault = ({ tableId }: FreightTerms) => tableId === defaultTableId
  return [...terms.filter(isDefault), ...terms.filter((one) => !isDefault(one))]
}

import type { DeliveryPlace } from '#delivery/delivery-rules'

/** How a freight table charges: one amount for an order, by pieces, or by weight. */
export const FREIGHT_BY = { order: 'order', pieces: 'pieces', weight: 'weight' } as const

/** One of {@link FREIGHT_BY}. */
export type FreightBy = (typeof FREIGHT_BY)[keyof typeof FREIGHT_BY]

/** Freight rates of one table for one destination. Units are pieces or grams, depending on the table. */
export interface FreightRate {
  /** Fen: for the first units; by order, for all of it. */
  first: number
  /** Units that `first` is for. Not by order. */
  firstUnits?: number
  /** Fen: for each further step, a begun one too. Absent for none. */
  further?: number
  /** Units of a further step. */
  furtherUnits?: number
  /** Fen: the amount of the table's products from which freight is free; absent if no amount is enough. */
  freeFrom?: number
  /** Pieces of the table from which nothing is paid; absent where no number is enough. */
  freePieces?: number
}

/** Rates for some areas, and for everything inside them without a rate of its own. */
export interface FreightArea {
  /** Codes of provinces, cities or districts. */
  areaCodes: readonly string[]
  /** Absent: products of the table are not delivered there. */
  rate?: FreightRate
}

/** A freight table: the rates for some products. */
export interface FreightTable {
  tableId: string
  /** What the owner calls it. */
  name: string
  by: FreightBy
  /** What holds where no area says otherwise. */
  rate: FreightRate
  areas: readonly FreightArea[]
}

/** All freight tables of a shop. */
export interface FreightRules {
  /** The table of products that name none. */
  defaultTableId: string
  tables: readonly FreightTable[]
}

/** The rate of a freight table to one place. */
export interface FreightTerms extends FreightRate {
  tableId: string
  by: FreightBy
  /** Whether products of the table are not sent to the place. */
  unsent?: boolean
}

/**
 * Freight to a place: a rate of each table, the default table first. As with delivery, the smallest named area applies.
 * @param place absent if no address is known: the rates without an area then apply
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

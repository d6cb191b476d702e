import { FREE_FREIGHT_FROM, FREIGHT } from '#freight/freight-for'
import { FREIGHT_BY, type FreightRules } from '#freight/freight-table'

/**
 * The freight rules of a shop whose owner has set none: one amount for every order below a threshold, to all
 * destinations.
 */
export const USUAL_FREIGHT: FreightRules = {
  defaultTableId: 'usual',
  tables: [
    {
      tableId: 'usual',
      name: '通用运费',
      by: FREIGHT_BY.order,
      rate: { first: FREIGHT, freeFrom: FREE_FREIGHT_FROM },
      areas: [],
    },
  ],
}

import { FREE_FREIGHT_FROM, FREIGHT } from '#freight/freight-for'
import { FREIGHT_BY, type FreightRules } from '#freight/freight-table'

/** What holds where the owner says nothing: the same for every order that is below a sum, wherever it goes. */
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

// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** How often two products are bought by one shopper or seen by one visitor; of each only the best pairs. */
export interface SpuPair {
  other_spu_no: string
  score: number
  spu_no: string
}

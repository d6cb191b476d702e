// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/**
 * How often two products are bought by one shopper or seen by one visitor; for each product, only the best pairs are
 * stored.
 */
export interface SpuPair {
  other_spu_no: string
  score: number
  spu_no: string
}

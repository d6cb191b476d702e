// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** When the pairs of a product were last computed. */
export interface SpuPaired {
  paired_at: number
  spu_no: string
}

// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface SpuTaken {
  other_spu_no: string
  spu_no: string
  taken_at: number
  times: number
}

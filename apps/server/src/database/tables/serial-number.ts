// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Serial numbers of pieces that were sold. */
export interface SerialNumber {
  install_sn: string | null
  item_id: string
  sn: string
}

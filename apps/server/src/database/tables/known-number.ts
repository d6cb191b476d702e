// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface KnownNumber {
  /**
   * A keyed hash of a telephone that had an account; see `rememberNumber`.
   */
  digest: string
  /**
   * When the telephone last had an account.
   */
  since: number
}

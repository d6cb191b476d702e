// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface Captcha {
  /**
   * Encrypted; see `sealText`.
   */
  answer: string
  expires_at: number
  id: string
}

// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface SandboxPayLater {
  shopper_id: string
  /**
   * When a shopper signed the sandbox’s pay-later agreement.
   */
  signed_at: number
}

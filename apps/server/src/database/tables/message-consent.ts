// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** How many messages by a template a shopper still allows the mini-program to send. */
export interface MessageConsent {
  remaining: number
  shopper_id: string
  template_id: string
}

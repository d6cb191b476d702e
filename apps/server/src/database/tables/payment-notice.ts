// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Notices of cashiers that were processed, by their de-duplication id. */
export interface PaymentNotice {
  amount: number
  id: string
  payment_id: string
  received_at: number
  result: string
}

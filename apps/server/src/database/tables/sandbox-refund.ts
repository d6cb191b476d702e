// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface SandboxRefund {
  amount: number
  payment_id: string
  refund_id: string
  refunded_at: number
}

// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface ShipmentStep {
  /**
   * What happened, where the shop knows it itself; else `text` has what its owner wrote.
   */
  code: 'sent' | null
  created_at: number
  position: number
  shipment_id: string
  text: string | null
}

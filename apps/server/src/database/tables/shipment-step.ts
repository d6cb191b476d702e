// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface ShipmentStep {
  /**
   * What happened, if the shop itself knows it; otherwise `text` has the owner’s words.
   */
  code: 'sent' | null
  created_at: number
  position: number
  shipment_id: string
  text: string | null
}

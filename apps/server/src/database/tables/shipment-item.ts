// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Pieces of an order’s line that are in a parcel. */
export interface ShipmentItem {
  item_id: string
  quantity: number
  shipment_id: string
}

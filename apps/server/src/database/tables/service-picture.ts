// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/**
 * Pictures that shoppers uploaded for after-sale service, encoded again by the shop: JPEG, with nothing but the visible
 * picture.
 */
export interface ServicePicture {
  bytes: Buffer
  created_at: number
  id: string
  shopper_id: string
}

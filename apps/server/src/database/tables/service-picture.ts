// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/**
 * Pictures that shoppers sent for after-sale service, as the shop made them anew: JPEG, and nothing but what is seen.
 */
export interface ServicePicture {
  bytes: Buffer
  created_at: number
  id: string
  shopper_id: string
}

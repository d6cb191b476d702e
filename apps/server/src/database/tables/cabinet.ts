// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface Cabinet {
  address: string
  capacity: number
  city_code: string
  district_code: string
  id: string
  kind: 'cabinet' | 'point'
  latitude: number
  longitude: number
  /**
   * Most pieces of an order that one compartment holds.
   */
  most_pieces: number
  name: string
  /**
   * Whether orders may go there.
   */
  open: Generated<boolean>
  opening_hours: string
  province_code: string
  street_code: string
  /**
   * Compartments that parcels wait in, or are on their way to.
   */
  taken: Generated<number>
  telephone: string
  /**
   * How often staff changed it.
   */
  version: Generated<number>
}

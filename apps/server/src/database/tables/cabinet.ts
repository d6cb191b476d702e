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
   * Whether orders can be sent to it.
   */
  open: Generated<boolean>
  opening_hours: string
  province_code: string
  street_code: string
  /**
   * Compartments that hold a parcel, or to which one is on its way.
   */
  taken: Generated<number>
  telephone: string
  /**
   * Number of changes by staff.
   */
  version: Generated<number>
}

// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface Address {
  area_id_old: Generated<number>
  city_code: string
  city_name: string
  consignee_name: string
  consignee_tele: string
  created_at: number
  detail_address: string
  district_code: string
  district_name: string
  external_id: string | null
  id: string
  province_code: string
  province_name: string
  shopper_id: string
  street_code: string
  street_name: string
  tag: string | null
}

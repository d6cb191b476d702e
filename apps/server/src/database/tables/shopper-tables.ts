import type { MemberType } from '@hearth/domain'
import type { Generated } from 'kysely'

/** Who buys. `default_address_id` names the default address, so that there is never more than one. */
export interface ShopperTable {
  id: string
  telephone: string
  display_name: string
  avatar: Generated<string>
  member_type: Generated<MemberType>
  enterprise: Generated<boolean>
  default_address_id: string | null
  created_at: number
}

/** Logins. Only the SHA-256 of a token is kept. */
export interface SessionTable {
  token_hash: string
  shopper_id: string
  created_at: number
  expires_at: number
}

/** The login code on its way to a telephone, and how many were sent in the current window. */
export interface SmsCodeTable {
  telephone: string
  code_hash: string
  sent_at: number
  expires_at: number
  tries_left: number
  window_start: number
  window_count: number
}

/** The codes and names of an address's areas. */
export interface AreaChain {
  province_code: string
  city_code: string
  district_code: string
  street_code: string
  province_name: string
  city_name: string
  district_name: string
  street_name: string
}

export interface AddressTable extends AreaChain {
  id: string
  shopper_id: string
  consignee_name: string
  consignee_tele: string
  detail_address: string
  tag: string | null
  area_id_old: Generated<number>
  created_at: number
}

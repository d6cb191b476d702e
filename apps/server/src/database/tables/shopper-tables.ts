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
  /** What a shopper calls it by, to end it; no token. */
  id: Generated<string>
  /** What it was begun with, as a shopper reads it. */
  device: Generated<string>
  /** The wide network it was begun from; see `networkOf`. */
  network: Generated<string>
  /** When it was used last, to the hour. */
  used_at: Generated<number>
  shopper_id: string
  created_at: number
  expires_at: number
}

/** Visitors with a cart. Only the SHA-256 of a token is kept. */
export interface VisitorTable {
  id: string
  token_hash: string
  created_at: number
  /** When the cart is forgotten unless it is used before. */
  expires_at: number
}

/** Login codes on their way, by the SHA-256 of the ticket of whoever asked. */
export interface LoginCodeTable {
  ticket_hash: string
  telephone: string
  code_hash: string
  tries_left: number
  expires_at: number
}

/** How often something was done in a window of time that ends at `window_end`; limits are held by it. */
export interface RateCountTable {
  key: string
  window_end: number
  count: number
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

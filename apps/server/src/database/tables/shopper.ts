// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { MemberType } from '@hearth/domain'

export interface Shopper {
  /**
   * The shopper’s id in the messaging app for the shop’s mini-program; null until they allow a message.
   */
  app_open_id: string | null
  avatar: Generated<string>
  created_at: number
  /**
   * Id of the default address; a shopper has one at most.
   */
  default_address_id: string | null
  /**
   * When the account was deleted: the remaining data identifies nobody.
   */
  deleted_at: number | null
  display_name: string
  /**
   * Address for mail; null until the shopper verified one.
   */
  email: string | null
  enterprise: Generated<boolean>
  id: string
  /**
   * Whether the telephone had an account before; such a shopper is no newcomer.
   */
  known_before: Generated<boolean>
  member_type: Generated<MemberType>
  /**
   * The last moment of all their memberships; null if one has no end.
   */
  member_until: number | null
  telephone: string
}

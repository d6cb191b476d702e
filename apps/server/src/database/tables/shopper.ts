// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { MemberType } from '@hearth/domain'

export interface Shopper {
  /**
   * What the messaging app calls them towards the shop’s mini-program; null until they allow it a message.
   */
  app_open_id: string | null
  avatar: Generated<string>
  created_at: number
  /**
   * Names the default address, so that there is never more than one.
   */
  default_address_id: string | null
  /**
   * When the account was deleted: the remaining data identifies nobody.
   */
  deleted_at: number | null
  display_name: string
  /**
   * Where messages go by mail; null until they proved one theirs.
   */
  email: string | null
  enterprise: Generated<boolean>
  id: string
  /**
   * Whether the telephone had an account before: they are no newcomer.
   */
  known_before: Generated<boolean>
  member_type: Generated<MemberType>
  /**
   * The last moment of all their memberships; null for one without an end.
   */
  member_until: number | null
  telephone: string
}

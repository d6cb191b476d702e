// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Role } from '@hearth/ops'

/** A member of staff. */
export interface Staff {
  created_at: number
  disabled_at: number | null
  id: string
  logged_in_at: number | null
  name: string
  /**
   * Hash with salt and parameters; see `hashPassword`.
   */
  password_hash: string
  roles: JSONColumnType<Role[]>
  /**
   * Encrypted; see `sealText`.
   */
  totp_secret: string
  /**
   * Time step of the last accepted one-time code: neither it nor an earlier one is accepted again.
   */
  totp_step: Generated<number>
  version: Generated<number>
}

import type { Role } from '@hearth/ops'
import type { Generated } from 'kysely'
import type { Json, JsonOrNull } from '#database/tables/json-column'

/** Somebody who runs the shop. */
export interface StaffTable {
  id: string
  name: string
  roles: Json<Role[]>
  /** With salt and parameters; see `hashPassword`. */
  password_hash: string
  /** Encrypted; see `sealText`. */
  totp_secret: string
  /** The last one-time code that was taken, as its step: neither it nor an earlier one is taken again. */
  totp_step: Generated<number>
  disabled_at: number | null
  logged_in_at: number | null
  version: Generated<number>
  created_at: number
}

/** A login of staff. */
export interface StaffSessionTable {
  token_hash: string
  staff_id: string
  /** The wide network it was begun from; see `networkOf`. */
  network: string
  created_at: number
  used_at: number
  expires_at: number
}

/** What staff did, or were refused; no statement of the shop changes or removes a line. */
export interface OpsAuditTable {
  /** In the order of time; see `writeAudit`. */
  id: string
  at: number
  actor_kind: 'staff' | 'house'
  actor_id: string
  actor_name: string
  /** Such as `orders.cancel`. */
  call: string
  /** 0 when it was done, else what it was refused with. */
  code: number
  target_kind: string | null
  target_id: string | null
  before: JsonOrNull<object>
  after: JsonOrNull<object>
  /** Idempotency key. */
  key: string | null
  /** The near network; see `networkOf`. */
  network: string
}

import type { Call, Empty } from '@hearth/sdk/core'
import type { Changed } from './shared.types'
import type {
  AddStaff,
  ResetStaff,
  SetStaffRoles,
  StaffList,
  StaffLoggedIn,
  StaffLogin,
  StaffMe,
  StaffName,
  StaffSecrets,
} from './staff.types'

/** Staff: logging in with password and one-time code, and managing accounts and roles. */
export const staff = {
  /**
   * Logs a member of staff in. The call ignores idempotency keys, so that no repeat returns the same token.
   * @throws wrongLogin 107003415: when name, password or code is wrong, or the code was used before
   * @throws locked 107003423: after five wrong logins with this name within 15 minutes
   * @throws tooMany 107002429: after twenty wrong logins from this network within 15 minutes
   */
  login: 'POST /ops/login/v1 reads' as Call<StaffLogin, StaffLoggedIn>,
  /** Ends the login whose token the call carries. */
  logout: 'POST /ops/logout/v1 reads' as Call<Empty, Empty>,
  /** Reads who is logged in, with roles and permissions. */
  me: 'GET /ops/me/v1' as Call<Empty, StaffMe>,
  /** Lists all staff by name. */
  list: 'GET /ops/staff/v1 may=staff.read' as Call<Empty, StaffList>,
  /**
   * Adds a member of staff. Only this reply contains the password and the secret for one-time codes.
   * @throws conflict 107002409: when there is one of this name; `field` is `name`
   */
  add: 'POST /ops/staff/v1 may=staff.write' as Call<AddStaff, StaffSecrets>,
  /**
   * Replaces the roles of a member of staff. The new roles apply from the next call on.
   * @throws notFound 107002404: for a name that nobody has
   * @throws stale 107003409: when the account was changed since it was read
   */
  setRoles: 'PUT /ops/staff/{name}/roles/v1 may=staff.write' as Call<SetStaffRoles, Changed>,
  /**
   * Disables a member of staff: ends all logins and refuses new ones.
   * @throws notFound 107002404: for a name that nobody has
   * @throws stale 107003409: when the account was changed since it was read
   */
  disable: 'POST /ops/staff/{name}/disable/v1 may=staff.write' as Call<StaffName, Changed>,
  /**
   * Gives a member of staff a new password and a new secret for one-time codes, ends all logins, and allows new ones.
   * @throws notFound 107002404: for a name that nobody has
   * @throws stale 107003409: when the account was changed since it was read
   */
  reset: 'POST /ops/staff/{name}/reset/v1 may=staff.write' as Call<ResetStaff, StaffSecrets>,
}

export type * from './staff.types'

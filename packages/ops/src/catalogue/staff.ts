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

/** Staff: logging in by password and one-time code, and who may what. */
export const staff = {
  /**
   * Logs a member of staff in. The login is only for its first reader: idempotency keys are ignored.
   * @throws wrongLogin 107003415: when name, password or code are wrong, or the code was used before
   * @throws locked 107003423: after five wrong ones of this name within a quarter of an hour
   * @throws tooMany 107002429: after twenty wrong ones of this network within a quarter of an hour
   */
  login: 'POST /ops/login/v1 reads' as Call<StaffLogin, StaffLoggedIn>,
  /** Ends the login this comes with. */
  logout: 'POST /ops/logout/v1 reads' as Call<Empty, Empty>,
  /** Tells who is logged in, and what they may. */
  me: 'GET /ops/me/v1' as Call<Empty, StaffMe>,
  /** Lists all staff by name. */
  list: 'GET /ops/staff/v1 may=staff.read' as Call<Empty, StaffList>,
  /**
   * Makes a member of staff. Password and one-time code are told once.
   * @throws conflict 107002409: when there is one of this name; `field` is `name`
   */
  add: 'POST /ops/staff/v1 may=staff.write' as Call<AddStaff, StaffSecrets>,
  /**
   * Gives a member of staff other roles, which hold from the next call on.
   * @throws notFound 107002404: for a name that nobody has
   * @throws stale 107003409: when this one was changed since it was read
   */
  setRoles: 'PUT /ops/staff/{name}/roles/v1 may=staff.write' as Call<SetStaffRoles, Changed>,
  /**
   * Ends all logins of a member of staff, who cannot log in any more.
   * @throws notFound 107002404: for a name that nobody has
   * @throws stale 107003409: when this one was changed since it was read
   */
  disable: 'POST /ops/staff/{name}/disable/v1 may=staff.write' as Call<StaffName, Changed>,
  /**
   * Gives a member of staff a new password and one-time code, ends all logins, and lets this one log in again.
   * @throws notFound 107002404: for a name that nobody has
   * @throws stale 107003409: when this one was changed since it was read
   */
  reset: 'POST /ops/staff/{name}/reset/v1 may=staff.write' as Call<ResetStaff, StaffSecrets>,
}

export type * from './staff.types'

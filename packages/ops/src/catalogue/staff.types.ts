import type { Permission, Role } from '../roles'
import type { Changed, Expected } from './shared.types'

/** Logs a member of staff in. */
export interface StaffLogin {
  /**
   * @minLength 1
   * @maxLength 40
   * @examples ["lin"]
   */
  name: string
  /**
   * @minLength 1
   * @maxLength 200
   * @examples ["correct horse battery"]
   */
  password: string
  /**
   * The present one-time code of the authenticator.
   * @pattern ^\d{6}$
   * @examples ["123456"]
   */
  code: string
}

/** The member of staff who is logged in. */
export interface StaffMe {
  name: string
  roles: Role[]
  permissions: Permission[]
}

/** A login of a member of staff. */
export interface StaffLoggedIn extends StaffMe {
  /** The token, which every call carries as `authorization: Bearer`. */
  token: string
  /** Epoch ms: when the login ends at the latest. It also ends after half an hour without a call. */
  expiresAt: number
}

/** A member of staff. */
export interface StaffMember {
  name: string
  roles: Role[]
  version: number
  /** Epoch ms. */
  createdAt: number
  /** Epoch ms since when the account is disabled; absent if it is not. */
  disabledAt?: number
  /** Epoch ms of the last login. */
  loggedInAt?: number
}

/** All members of staff, by name. */
export interface StaffList {
  staff: StaffMember[]
}

/** Adds a member of staff. */
export interface AddStaff {
  /**
   * The name for logging in: letters, digits, `.`, `-` and `_`.
   * @pattern ^[a-z0-9._-]{2,40}$
   * @examples ["lin"]
   */
  name: string
  /**
   * @minItems 1
   */
  roles: Role[]
  /**
   * The password, twelve characters or more; generated when absent.
   * @minLength 12
   * @maxLength 200
   * @examples ["correct horse battery"]
   */
  password?: string
}

/** Password and secret of a member of staff. No other reply contains them. */
export interface StaffSecrets extends Changed {
  name: string
  /** The generated password; absent if the caller chose it. */
  password?: string
  /** `otpauth://` address with the secret of the one-time codes, for an authenticator. */
  otpauth: string
}

/** Identifies a member of staff by name. */
export interface StaffName extends Expected {
  /**
   * @maxLength 40
   * @examples ["lin"]
   */
  name: string
}

/** Replaces the roles of a member of staff. */
export interface SetStaffRoles extends StaffName {
  /**
   * @minItems 1
   */
  roles: Role[]
}

/** Gives a member of staff a new password and a new secret of the one-time codes. */
export interface ResetStaff extends StaffName {
  /**
   * The password, twelve characters or more; generated when absent.
   * @minLength 12
   * @maxLength 200
   * @examples ["correct horse battery"]
   */
  password?: string
}

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
   * What the authenticator shows now.
   * @pattern ^\d{6}$
   * @examples ["123456"]
   */
  code: string
}

/** Who is logged in. */
export interface StaffMe {
  name: string
  roles: Role[]
  permissions: Permission[]
}

/** A login of a member of staff. */
export interface StaffLoggedIn extends StaffMe {
  /** Send it as `authorization: Bearer` with every call. */
  token: string
  /** Epoch ms when it ends whatever its use; unused for half an hour it ends too. */
  expiresAt: number
}

/** A member of staff. */
export interface StaffMember {
  name: string
  roles: Role[]
  version: number
  /** Epoch ms. */
  createdAt: number
  /** Epoch ms since when this one cannot log in. */
  disabledAt?: number
  /** Epoch ms of the last login. */
  loggedInAt?: number
}

/** All members of staff, by name. */
export interface StaffList {
  staff: StaffMember[]
}

/** A new member of staff. */
export interface AddStaff {
  /**
   * Letters, digits, `.`, `-` and `_`.
   * @pattern ^[a-z0-9._-]{2,40}$
   * @examples ["lin"]
   */
  name: string
  /**
   * @minItems 1
   */
  roles: Role[]
  /**
   * Twelve characters or more; the server makes one where absent.
   * @minLength 12
   * @maxLength 200
   * @examples ["correct horse battery"]
   */
  password?: string
}

/** What a member of staff logs in with: it is told this once. */
export interface StaffSecrets extends Changed {
  name: string
  /** Absent where it was given. */
  password?: string
  /** `otpauth://` address for an authenticator. */
  otpauth: string
}

/** A member of staff by name. */
export interface StaffName extends Expected {
  /**
   * @maxLength 40
   * @examples ["lin"]
   */
  name: string
}

/** New roles. */
export interface SetStaffRoles extends StaffName {
  /**
   * @minItems 1
   */
  roles: Role[]
}

/** New secrets. */
export interface ResetStaff extends StaffName {
  /**
   * Twelve characters or more; the server makes one where absent.
   * @minLength 12
   * @maxLength 200
   * @examples ["correct horse battery"]
   */
  password?: string
}

import type { MemberType } from '@hearth/domain'

/** Identifies an account by its telephone. */
export interface ByTelephone {
  /**
   * The telephone that the shopper logs in with.
   * @pattern ^1[3-9]\d{9}$
   * @examples ["13800000000"]
   */
  telephone: string
}

/** Sets whether an account belongs to an enterprise. */
export interface SetEnterprise extends ByTelephone {
  enterprise: boolean
}

/** The account of a shopper, with the fields that staff need. */
export interface OpsShopper {
  shopperId: string
  enterprise: boolean
  /** The present kind of membership; 0 if the shopper has none. */
  memberType: MemberType
  /** Epoch ms of the first login. */
  createdAt: number
  /** Number of orders, including cancelled ones. */
  orders: number
}

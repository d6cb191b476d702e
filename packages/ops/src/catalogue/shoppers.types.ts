import type { MemberType } from '@hearth/domain'

/** Whose account. */
export interface ByTelephone {
  /**
   * The telephone they log in with.
   * @pattern ^1[3-9]\d{9}$
   * @examples ["13800000000"]
   */
  telephone: string
}

/** Whether an account is an enterprise's from now on. */
export interface SetEnterprise extends ByTelephone {
  enterprise: boolean
}

/** An account, without what staff have no use for. */
export interface OpsShopper {
  shopperId: string
  enterprise: boolean
  /** What kind of member they are now; 0 for none. */
  memberType: MemberType
  /** Epoch ms: when they logged in first. */
  createdAt: number
  /** Orders, cancelled ones among them. */
  orders: number
}

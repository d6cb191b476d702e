import type {
  CertificationStatus,
  PromoterDeed,
  PromoterJudge,
  PromoterKind,
  PromoterRules,
  PromoterState,
  SalesChannel,
  SalesMagnitude,
  ShopDeed,
  ShopStatus,
} from '@hearth/domain'
import type { Expected, PageOf } from './shared.types'

/** Which promoters and applicants are meant, and in which order. */
export interface ListOpsPromoters extends PageOf {
  /** Only those whose certification has this status. */
  status?: CertificationStatus
  /** Only those whom staff suspended, or only others. */
  suspended?: boolean
  /** Those who applied last first, or those who have waited longest; `newest` when absent. */
  sort?: 'newest' | 'oldest'
}

/** Names a promoter by the shopper. */
export interface OpsPromoterId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  shopperId: string
}

/** Names a promoter as it was read. */
export interface OpsPromoterAsRead extends OpsPromoterId, Expected {}

/** A promoter, or somebody who applied, in a list of staff. Times are epoch ms. */
export interface OpsPromoter extends OpsPromoterId {
  version: number
  /** The status of the promoter; a suspended one was approved before. */
  state: PromoterState
  status: CertificationStatus
  /** The name on the id, hidden in part. */
  realName: string
  /** Proven by a code; its middle hidden. */
  telephone: string
  /** Name of the shopper in the shop. */
  displayName: string
  /** Name of the promoter in lists; absent if none was chosen. */
  nickname?: string
  /** What the owner sorts promoters by. */
  level: string
  appliedAt: number
  decidedAt?: number
  /** Why it was refused, as the applicant reads it. */
  reason?: string
  suspendedAt?: number
  /** Why the promoter was suspended, as they read it. */
  suspendedReason?: string
  /** The shop by whose invite code they applied; nothing is earned by it. */
  invitedBy?: string
  /** What staff can do next in this status. */
  allowed: PromoterDeed[]
}

/** Promoters of a page. */
export interface OpsPromoterPage {
  promoters: OpsPromoter[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A promoter with the agreement and the shops. */
export interface OpsPromoterDetail extends OpsPromoter {
  /** Version of the agreement that was agreed to. */
  agreementVersion: number
  agreedAt: number
  shops: OpsPromoterShop[]
}

/** The identity of a promoter, needed for taxes and payouts; the audit log records the access. */
export interface RevealedPromoter extends OpsPromoterId {
  realName: string
  idNumber: string
  telephone: string
}

/** Refuses an application, or suspends a promoter. */
export interface DeclinePromoter extends OpsPromoterAsRead {
  /**
   * Why, as the promoter reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["姓名与身份证号不一致，请核对后重新申请"]
   */
  reason: string
}

/** Assigns a level to a promoter. */
export interface SetPromoterLevel extends OpsPromoterAsRead {
  /**
   * A word of letters, digits and hyphens; rates may go by it.
   * @pattern ^[a-z0-9-]{1,20}$
   * @examples ["gold"]
   */
  level: string
}

/** Which shops of promoters are meant, and in which order. */
export interface ListOpsPromoterShops extends PageOf {
  /** Only those in this status. */
  status?: ShopStatus
  /** Only shops of promoters, or only partner shops. */
  kind?: PromoterKind
  /**
   * Only those of one shopper.
   * @maxLength 100
   */
  shopperId?: string
  /** The newest first, or those that were there first; `newest` when absent. */
  sort?: 'newest' | 'oldest'
}

/** Names a shop of a promoter. */
export interface OpsPromoterShopId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  shopId: string
}

/** Names a shop of a promoter as it was read. */
export interface OpsPromoterShopAsRead extends OpsPromoterShopId, Expected {}

/** A shop of a promoter in a list of staff. Times are epoch ms. */
export interface OpsPromoterShop extends OpsPromoterShopId {
  version: number
  shopperId: string
  kind: PromoterKind
  name: string
  status: ShopStatus
  /** Why it was closed, as its owner reads it. */
  reason?: string
  /** Telephone of a partner shop, its middle hidden. */
  mobile?: string
  salesChannel?: SalesChannel
  magnitude?: SalesMagnitude
  address?: string
  authorizedAt?: number
  openedAt?: number
  createdAt: number
  /** Visitors ever; each counts once a day. */
  views: number
  /** What staff can do next in this status. */
  allowed: ShopDeed[]
}

/** Shops of a page. */
export interface OpsPromoterShopPage {
  shops: OpsPromoterShop[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Closes a shop of a promoter. */
export interface ClosePromoterShop extends OpsPromoterShopAsRead {
  /**
   * Why, as its owner reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["经营地址无法核实"]
   */
  reason: string
}

/** Settings of promoters and their shops. */
export interface PromoterRulesDraft {
  /** Who judges applications of promoters: `staff`, or the shop `atOnce` by what it checks itself. */
  judge: PromoterJudge
  /** Who opens partner shops once they are authorised. */
  partnerJudge: PromoterJudge
  /**
   * Free trials that one shop may hand out; 0 for none.
   * @asType integer
   * @minimum 0
   * @maximum 1000
   */
  trialsPerShop: number
  /**
   * Address of the page on which companies pay by bank transfer: a path of the shop, or an https address. Empty for
   * none.
   * @maxLength 500
   * @examples ["/agreement/service"]
   */
  publicPayUrl: string
  /**
   * Version of the promoters' agreement; raised, it has promoters agree anew before they promote on. Never lowered;
   * left as it is when absent.
   * @asType integer
   * @minimum 1
   * @maximum 10000
   * @examples [2]
   */
  agreementVersion?: number
}

/** Settings of promoters and their shops, with their version. */
export interface OpsPromoterRules extends PromoterRules {
  /** Version of the promoters' agreement in force. */
  agreementVersion: number
  version: number
}

/** New rules. */
export interface SetPromoterRules extends Expected, PromoterRulesDraft {}

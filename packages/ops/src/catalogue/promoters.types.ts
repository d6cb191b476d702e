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

/** Selects the promoters and applicants to list, and their order. */
export interface ListOpsPromoters extends PageOf {
  /** Only promoters and applicants whose certification has this status. */
  status?: CertificationStatus
  /** True: only suspended promoters; false: only others. */
  suspended?: boolean
  /** Order of the list: the latest application first, or the longest waiting first; `newest` when absent. */
  sort?: 'newest' | 'oldest'
}

/** Identifies a promoter by the id of the shopper. */
export interface OpsPromoterId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  shopperId: string
}

/** A promoter, with the version that was read. */
export interface OpsPromoterAsRead extends OpsPromoterId, Expected {}

/** A promoter or an applicant in a list. Times are epoch ms. */
export interface OpsPromoter extends OpsPromoterId {
  version: number
  /** The status of the promoter. A suspended promoter was approved before. */
  state: PromoterState
  status: CertificationStatus
  /** Real name, as on the identity card, partly masked. */
  realName: string
  /** Telephone, verified by a code, its middle hidden. */
  telephone: string
  /** The shopper's name in the shop. */
  displayName: string
  /** The promoter's name in lists; absent if none was chosen. */
  nickname?: string
  /** The level that the owner assigned. Rates of rebates can depend on it. */
  level: string
  appliedAt: number
  decidedAt?: number
  /** The reason of the refusal, as the applicant reads it. */
  reason?: string
  suspendedAt?: number
  /** The reason of the suspension, as the promoter reads it. */
  suspendedReason?: string
  /** The shop whose invite code the applicant used. The invitation earns that shop nothing. */
  invitedBy?: string
  /** What staff can do next in this status. */
  allowed: PromoterDeed[]
}

/** A page of promoters. */
export interface OpsPromoterPage {
  promoters: OpsPromoter[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A promoter with the agreement and the shops. */
export interface OpsPromoterDetail extends OpsPromoter {
  /** The version of the agreement that the promoter accepted. */
  agreementVersion: number
  agreedAt: number
  shops: OpsPromoterShop[]
}

/** The identity of a promoter, for taxes and payouts. The audit log records the access. */
export interface RevealedPromoter extends OpsPromoterId {
  realName: string
  idNumber: string
  telephone: string
}

/** Refuses an application, or suspends a promoter. */
export interface DeclinePromoter extends OpsPromoterAsRead {
  /**
   * The reason, as the promoter reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["姓名与身份证号不一致，请核对后重新申请"]
   */
  reason: string
}

/** Assigns a level to a promoter. */
export interface SetPromoterLevel extends OpsPromoterAsRead {
  /**
   * The level: letters, digits and hyphens. Rates of rebates can depend on it.
   * @pattern ^[a-z0-9-]{1,20}$
   * @examples ["gold"]
   */
  level: string
}

/** Selects the shops to list, and their order. */
export interface ListOpsPromoterShops extends PageOf {
  /** Only shops in this status. */
  status?: ShopStatus
  /** Only shops of this kind: of promoters, or of partners. */
  kind?: PromoterKind
  /**
   * Only shops of one shopper.
   * @maxLength 100
   */
  shopperId?: string
  /** Order of the list: the newest first, or the oldest first; `newest` when absent. */
  sort?: 'newest' | 'oldest'
}

/** Identifies a shop of a promoter. */
export interface OpsPromoterShopId {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  shopId: string
}

/** A shop of a promoter, with the version that was read. */
export interface OpsPromoterShopAsRead extends OpsPromoterShopId, Expected {}

/** A shop of a promoter in a list. Times are epoch ms. */
export interface OpsPromoterShop extends OpsPromoterShopId {
  version: number
  shopperId: string
  kind: PromoterKind
  name: string
  status: ShopStatus
  /** The reason why the shop is closed, as its owner reads it. */
  reason?: string
  /** Telephone of a partner shop, its middle hidden. */
  mobile?: string
  salesChannel?: SalesChannel
  magnitude?: SalesMagnitude
  address?: string
  authorizedAt?: number
  openedAt?: number
  createdAt: number
  /** Visitors since the shop was opened, each counted once a day. */
  views: number
  /** What staff can do next in this status. */
  allowed: ShopDeed[]
}

/** A page of shops. */
export interface OpsPromoterShopPage {
  shops: OpsPromoterShop[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Closes a shop of a promoter. */
export interface ClosePromoterShop extends OpsPromoterShopAsRead {
  /**
   * The reason, as the shop's owner reads it.
   * @minLength 1
   * @maxLength 200
   * @examples ["经营地址无法核实"]
   */
  reason: string
}

/** Settings of promoters and their shops. */
export interface PromoterRulesDraft {
  /** How applications of promoters are decided: by `staff`, or `atOnce` by the automatic checks of the shop. */
  judge: PromoterJudge
  /** How partner shops are opened once they are authorised: by `staff`, or `atOnce`. */
  partnerJudge: PromoterJudge
  /**
   * Number of free trials that one shop can give; 0 for none.
   * @asType integer
   * @minimum 0
   * @maximum 1000
   */
  trialsPerShop: number
  /**
   * Address of the page for payments of companies by bank transfer: a path of the shop, or an https address. Empty if
   * there is none.
   * @maxLength 500
   * @examples ["/agreement/service"]
   */
  publicPayUrl: string
  /**
   * Version of the promoters' agreement. If it is raised, promoters have to accept the new version before they promote
   * again. It cannot be lowered; it stays when absent.
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

/** Sets the rules of promoters and their shops. */
export interface SetPromoterRules extends Expected, PromoterRulesDraft {}

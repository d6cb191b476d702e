import type { BargainStatus, CampaignStatus, DoorWarning } from '@hearth/domain'
import type { PageOf } from './shared.types'

/**
 * The platforms (doors) on which a bargain campaign runs. If a platform is omitted, `DOOR_FORMS` of the domain says
 * whether the campaign runs there.
 */
export interface BargainDoors {
  web?: boolean
  messagingApp?: boolean
  searchApp?: boolean
}

/** Settings of a bargain campaign (115) in a promotion of a shop file. */
export interface BargainPromotionTerms {
  /**
   * Number of friends who can help with a bargain of the campaign. The campaign has one sku. The `promotionPrice` of
   * the sku is the lowest price, and its `stock` is the number of pieces for bargains. Each friend takes off an equal
   * part of the difference between the sku's price and the lowest price, at least 1 fen. Bargains already started keep
   * their terms.
   * @asType integer
   * @minimum 1
   * @maximum 50
   */
  bargainHelpers?: number
  /**
   * Hours that a bargain of the campaign lasts, at most 168. The bargain ends with the campaign at the latest.
   * @asType integer
   * @minimum 1
   * @maximum 168
   */
  bargainHours?: number
  /** The platforms (doors) on which shoppers can start bargains and help with them. */
  bargainDoors?: BargainDoors
}

/** Selects the bargain campaigns to list. */
export interface ListOpsBargainCampaigns extends PageOf {
  /**
   * Only the campaign of this promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only campaigns with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** Order of the list; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** Counts of the bargains of a campaign. Money is fen. */
export interface BargainResult {
  /** Bargains that were started. */
  started: number
  /** Bargains that are running. */
  running: number
  /** Bargains that have reached the lowest price. */
  atFloor: number
  /** How often friends helped, in all bargains. */
  helps: number
  /** Different shoppers who helped. */
  helpers: number
  /** Number of orders from the bargains, with one piece each; cancelled orders are not included. */
  orders: number
  /** Number of paid orders from the bargains; cancelled orders are not included. */
  paidOrders: number
  /** Price of the ordered pieces, before coupons. */
  amount: number
  /** Reduction of the price of the ordered pieces by the help of friends. */
  cutAmount: number
}

/** A bargain campaign with its results. Money is fen, times are epoch ms. */
export interface OpsBargainCampaign {
  promotionId: string
  /** Name of the campaign, as shoppers read it. */
  name: string
  skuNo: string
  beginTime: number
  endTime: number
  status: CampaignStatus
  /** Price of a piece without the campaign. */
  price: number
  floorPrice: number
  helperCount: number
  bargainHours: number
  /** Pieces left of the campaign's own stock. */
  piecesLeft: number
  result: BargainResult
  /** Rules of platforms that the campaign may break, and the possible penalties. */
  warnings: DoorWarning[]
}

/** A page of bargain campaigns. */
export interface OpsBargainCampaignPage {
  campaigns: OpsBargainCampaign[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Selects the bargains to list. */
export interface ListOpsBargains extends PageOf {
  /** Only bargains of this campaign. */
  promotionId?: string
  /** Only bargains in this status. */
  status?: BargainStatus
  /** Order of the list; `lastStarted` when absent. */
  sort?: 'lastStarted' | 'firstToEnd'
}

/** A bargain. Money is fen, times are epoch ms. */
export interface OpsBargain {
  bargainId: string
  promotionId: string
  /** Name of the campaign, as shoppers read it. */
  name: string
  skuNo: string
  shopperId: string
  status: BargainStatus
  /** Price of a piece when the bargain was started. */
  price: number
  floorPrice: number
  /** The present price of a piece. */
  currentPrice: number
  helperCount: number
  /** Friends who have helped. */
  helped: number
  startedAt: number
  endTime: number
  /** The order in which the shopper bought the piece; absent if the shopper has not bought it. */
  orderId?: string
}

/** A page of bargains. */
export interface OpsBargainPage {
  bargains: OpsBargain[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

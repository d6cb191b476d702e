import type { BargainStatus, CampaignStatus, DoorWarning } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** The doors at which a bargain campaign runs; omitted ones are as in the domain's `DOOR_FORMS`. */
export interface BargainDoors {
  web?: boolean
  messagingApp?: boolean
  searchApp?: boolean
}

/** Settings of a bargain campaign (115) in a promotion of a shop file. */
export interface BargainPromotionTerms {
  /**
   * Of a bargain campaign: friends who can help with a bargain. The campaign has one sku, whose `promotionPrice` is the
   * lowest price and whose `stock` are the pieces for bargains. Each friend takes off an equal part of the difference,
   * at least 1 fen. Bargains already started keep their terms.
   * @asType integer
   * @minimum 1
   * @maximum 50
   */
  bargainHelpers?: number
  /**
   * Of a bargain campaign: hours a bargain lasts, at most 168, but not longer than the campaign.
   * @asType integer
   * @minimum 1
   * @maximum 168
   */
  bargainHours?: number
  /** Of a bargain campaign: at which doors bargains can be started and helped with. */
  bargainDoors?: BargainDoors
}

/** Which bargain campaigns are meant. */
export interface ListOpsBargainCampaigns extends PageOf {
  /**
   * Only that of one promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only those with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** Counts of the bargains of a campaign. Money is fen. */
export interface BargainResult {
  /** Bargains that were started. */
  started: number
  /** How many of them are running. */
  running: number
  /** How many of them have reached the lowest price. */
  atFloor: number
  /** How often friends helped, in all of them. */
  helps: number
  /** Shoppers who helped. */
  helpers: number
  /** Orders that are not cancelled, a piece each. */
  orders: number
  /** How many of these orders were paid. */
  paidOrders: number
  /** Price of the pieces of the orders, before coupons. */
  amount: number
  /** What friends' help took off that price. */
  cutAmount: number
}

/** A bargain campaign and how it goes. Money is fen, times are epoch ms. */
export interface OpsBargainCampaign {
  promotionId: string
  /** What shoppers read. */
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
  /** Pieces of its own that are left. */
  piecesLeft: number
  result: BargainResult
  /** Rules of the platforms that it may break, and the possible consequences. */
  warnings: DoorWarning[]
}

/** Bargain campaigns of a page. */
export interface OpsBargainCampaignPage {
  campaigns: OpsBargainCampaign[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Which bargains are meant. */
export interface ListOpsBargains extends PageOf {
  /** Only those of a campaign. */
  promotionId?: string
  /** Only those in this status. */
  status?: BargainStatus
  /** Order of the list; `lastStarted` when absent. */
  sort?: 'lastStarted' | 'firstToEnd'
}

/** A bargain. Money is fen, times are epoch ms. */
export interface OpsBargain {
  bargainId: string
  promotionId: string
  /** Title of its campaign, as shoppers read it. */
  name: string
  skuNo: string
  shopperId: string
  status: BargainStatus
  /** Price of a piece when the bargain was started. */
  price: number
  floorPrice: number
  /** Its present price. */
  currentPrice: number
  helperCount: number
  /** Friends who have helped. */
  helped: number
  startedAt: number
  endTime: number
  /** The order that buys it; absent while there is none. */
  orderId?: string
}

/** Bargains of a page. */
export interface OpsBargainPage {
  bargains: OpsBargain[]
  /** Names the next page; empty on the last. */
  after: string
}

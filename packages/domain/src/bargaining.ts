/** Bargains (115): the course of their price, their terms, and the rules for helping. */
export {
  bargainCuts,
  bargainPercent,
  bargainPrice,
  type BargainPath,
  type BargainProgress,
} from '#bargain/bargain-path'
export {
  bargainEndTime,
  bargainOfferFaults,
  canBeCut,
  MOST_BARGAIN_HELPERS,
  MOST_BARGAIN_HELPS_A_DAY,
  MOST_BARGAIN_HOURS,
  type BargainOffer,
  type BargainOfferFault,
} from '#bargain/bargain-offer'
export {
  BARGAIN_REFUSAL_TEXT,
  bargainRefusal,
  type BargainRefusal,
  type HelpableBargain,
} from '#bargain/bargain-refusal'
export {
  BARGAIN_SHARE_TEXT,
  bargainShareTitle,
  bargainSkuShareTitle,
  type SharedBargain,
} from '#bargain/bargain-share-title'
export { BARGAIN_STEPS, bargainStatus, type BargainDeed, type BargainStep } from '#bargain/bargain-steps'

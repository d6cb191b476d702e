/** Flash sales, reservations, crowd-fundings and draws. */
export { currentSession, remainPercent, type SoldOfStock } from '#flash-sale/flash-sessions'
export { saleShareTitle } from '#flash-sale/sale-share-title'
export {
  phaseEnd,
  RESERVATION_LEAD,
  reservationPhase,
  reservationPhaseText,
  type ReservationPhase,
  type ReservationTimes,
} from '#reservation/reservation-phase'
export { reservationShareTitle } from '#reservation/reservation-share-title'
export { reservationFaults, type ReservationFault, type ReservationWish } from '#reservation/reservation-faults'
export { canRemindOf, MOST_SALE_REMINDERS, SALE_REMINDER_LEAD } from '#flash-sale/sale-reminder'
export { GATHERING_RIGHTS } from '#crowd-funding/crowd-funding-service'
export {
  CROWD_FUNDING_STEPS,
  crowdFundingStep,
  type CrowdFundingDeed,
  type CrowdFundingStep,
  type SupportFate,
} from '#crowd-funding/crowd-funding-steps'
export {
  fundingDaysLeft,
  fundingFaults,
  fundingPercent,
  isGoalReached,
  MOST_FUNDING_TIME,
  type FundingFault,
  type FundingGoal,
  type FundingOffer,
  type FundingProgress,
} from '#crowd-funding/crowd-funding-goal'
export {
  readActiveActivity,
  readDraw,
  readReceivedCoupon,
  reserveStatus,
  type CampaignReply,
  type DrawResult,
} from '#draw/read-draw'
export {
  campaignDoor,
  DOOR_FORMS,
  doorWarnings,
  formRuns,
  type DoorChoices,
  type DoorForm,
  type DoorWarning,
} from '#campaign-doors/door-forms'
export { campaignPath, type CampaignPlace } from '#promotion/campaign-path'
export { movedTimes, type PromotionMoments } from '#promotion/moved-times'
export { hasAgreedEnd, promotionDeeds, type PromotionDeed, type PromotionState } from '#promotion/promotion-deeds'
export { promotionRules, type PromotionRulesOf } from '#promotion/promotion-rules'
export { promotionPath } from '#promotion/promotion-path'
export {
  promotionWarnings,
  type PreviewedSku,
  type PromotionBeside,
  type PromotionWarning,
  type PromotionWarningKind,
  type WarnedPromotion,
} from '#promotion/promotion-warnings'

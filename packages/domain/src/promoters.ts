/** Promoters and their shops. */
export {
  certificationOf,
  PROMOTER_STEPS,
  promoterDeeds,
  promoterState,
  promoterStep,
  type PromoterDeed,
  type PromoterState,
  type PromoterStep,
} from '#promoter/promoter-steps'
export {
  needsNewAgreement,
  PROMOTER_AGREEMENT_VERSION,
  PROMOTER_REFUSAL,
  promoterAgreementVersion,
  USUAL_PROMOTER_LEVEL,
  USUAL_PROMOTER_RULES,
  type PromoterJudge,
  type PromoterRules,
} from '#promoter/promoter-rules'
export { SHOP_STEPS, shopDeeds, shopStep, type ShopDeed, type ShopStep } from '#promoter/shop-steps'
export {
  SHOP_NAME_FAULT_TEXT,
  SHOP_NAME_MOST,
  shopNameFault,
  shopNameKey,
  shopText,
  type ShopNameFault,
} from '#promoter/shop-name'

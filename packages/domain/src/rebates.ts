/** Rebates of promoters. */
export {
  chooseRebateRate,
  MOST_REBATE_RATE,
  REBATE_TARGETS,
  rebateOf,
  rebateTakenBack,
  WHOLE_RATE,
  type ChosenRate,
  type CoveringOffer,
  type RebateCase,
  type RebateTarget,
} from '#rebate/rebate-rate'
export { MOST_FIGURE_DAYS, orderFigures, type CountedOrder, type OrderFigures } from '#rebate/order-figures'
export {
  REBATE_STEPS,
  rebateSteps,
  type RebateDeed,
  type RebateLineState,
  type RebateOrderState,
  type RebatePlace,
  type RebateStep,
  type RebateStepRow,
} from '#rebate/rebate-steps'
export { accountEntryTitle, rebateRateText } from '#rebate/rebate-texts'
export {
  EACH_OTHER_TIME,
  lineEarning,
  orderRefusal,
  type LineEarning,
  type SharedLine,
  type SharedOrderFacts,
} from '#rebate/who-earns'

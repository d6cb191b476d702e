export { readYuan } from '#money/read-yuan'
export {
  PROMOTER_ACCOUNTS,
  WITHDRAWAL_JOURNAL,
  withdrawalJournal,
  type WithdrawalMoneyRow,
  type WithdrawalMove,
} from '#withdrawal/withdrawal-journals'
export {
  isUnreviewed,
  USUAL_WITHDRAWAL_RULES,
  withdrawalParts,
  withdrawalRefusal,
  type WithdrawalParts,
  type WithdrawalRefusal,
  type WithdrawalRules,
  type WithdrawalWish,
} from '#withdrawal/withdrawal-rules'
export {
  WITHDRAWAL_STEPS,
  withdrawalDeeds,
  withdrawalMoney,
  withdrawalStep,
  type WithdrawalActor,
  type WithdrawalDeed,
  type WithdrawalMoney,
  type WithdrawalStep,
} from '#withdrawal/withdrawal-steps'
export { taxOfOccasion, taxOfYear, taxToWithhold, type TaxedBefore } from '#withdrawal/withheld-tax'

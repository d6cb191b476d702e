/** Fission activities: shoppers ask friends for help to get a reward. */
export {
  claimText,
  FISSION_CLAIM_TIME,
  FISSION_DEED_TEXT,
  FISSION_OFF_TEXT,
  fissionDeed,
  fissionRules,
  fissionShareTitle,
  MOST_FISSION_HELPS,
  type FissionDeedName,
  type FissionOnPage,
  type FissionTerms,
} from '#fission/fission-rules'

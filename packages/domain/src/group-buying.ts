/** Group buying (103): steps, seats and terms of groups. */
export {
  GROUP_STEPS,
  groupStatus,
  groupStep,
  type GroupDeed,
  type GroupStep,
  type SeatFate,
} from '#group-buying/group-steps'
export {
  GROUP_REFUSAL_TEXT,
  groupRefusal,
  missingMembers,
  type GroupRefusal,
  type JoinableGroup,
} from '#group-buying/group-seats'
export { GROUP_SHARE_TEXT, groupShareTitle } from '#group-buying/group-share-title'
export {
  groupEndTime,
  groupOfferFaults,
  MOST_GROUP_HOURS,
  MOST_GROUP_SIZE,
  type GroupOffer,
  type GroupOfferFault,
} from '#group-buying/group-offer'
export { GROUP_WAITS_RIGHTS } from '#group-buying/group-service'

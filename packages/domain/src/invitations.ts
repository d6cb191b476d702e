/** Invitations of buyers by promoters, and boards that rank promoters. */
export {
  BARRAGE_MOST,
  BOARD_MOST,
  INVITE_CLAIM_TIME,
  INVITE_NOTE_TIME,
  INVITE_OFF_TEXT,
  INVITE_SMS_MOST,
  inviteRules,
  inviteShareTitle,
  inviteSmsText,
  type InviteTerms,
  type InviteWay,
} from '#invite/invite-rules'
export { buyersToNextStep, inviteStepsFault, reachedInviteSteps, type InviteStepTerms } from '#invite/invite-steps'
export {
  INVITE_REFUSAL_TEXT,
  INVITE_SMS_REFUSAL_TEXT,
  inviteRefusal,
  inviteSmsRefusal,
  type InviteFacts,
  type InviteRefusal,
  type InviteSmsFacts,
  type InviteSmsLimits,
  type InviteSmsRefusal,
} from '#invite/who-is-invited'
export { barrageText, boardName } from '#invite/board-texts'

import { CAMPAIGN_DOOR_LABEL, CAMPAIGN_FORM_LABEL, type DoorWarning } from '@hearth/domain'

/** A platform's rule that a campaign may break, and the possible consequence, as commands print it. */
export const warningLine = ({ door, form, rule, cost }: DoorWarning): string =>
  `! ${CAMPAIGN_DOOR_LABEL[door]} ${CAMPAIGN_FORM_LABEL[form]}：${rule}。可能的后果：${cost}`

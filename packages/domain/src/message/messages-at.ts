import type { MessageKind } from '#codes/message-kind'

/** What shoppers do that messages follow from. */
export type MessageMoment = 'order' | 'codes' | 'preSale' | 'trial' | 'crowdFunding' | 'service' | 'arrival' | 'ending'

/**
 * Which messages a shopper is asked to allow at a moment, the likeliest first: in the messaging app each message takes
 * their consent, which is asked for when they can see what it is about.
 */
export const MESSAGES_AT: Readonly<Record<MessageMoment, readonly MessageKind[]>> = {
  order: ['orderShipped', 'orderRefunded', 'parcelWaiting', 'invoiceMade', 'parcelSentBack'],
  codes: ['codesGiven', 'orderRefunded', 'invoiceMade'],
  preSale: ['balanceDue', 'orderShipped', 'orderRefunded'],
  trial: ['trialJudged', 'orderShipped', 'trialEnding', 'trialDue'],
  crowdFunding: ['crowdFundingOver', 'orderShipped', 'orderRefunded'],
  service: ['afterSaleAgreed', 'afterSaleRefused', 'afterSaleSent', 'repairQuoted', 'bankAccountNeeded'],
  arrival: ['productArrived'],
  ending: ['couponEnding', 'pointsEnding', 'priceLower'],
}

/** Templates that the messaging app lets one question be about. */
const MOST_ASKED = 3

/** A message of the shop as the messaging app knows it. */
export interface TemplateLeft {
  kind: MessageKind
  /** What the messaging app calls it; one may be for several kinds. */
  templateId: string
  /** Messages by it that the shopper still allows. */
  left: number
}

/**
 * The templates to ask a shopper about for messages of these kinds: those they allow fewest of, at most three.
 * @returns ids, the likeliest first; none where the shop has no template for any
 */
export function templatesToAsk(kinds: readonly MessageKind[], templates: readonly TemplateLeft[]): string[] {
  const wanted = kinds.flatMap((kind) => templates.find((one) => one.kind === kind) ?? [])
  const each = wanted.filter((one, at) => wanted.findIndex(({ templateId }) => templateId === one.templateId) === at)
  const scarce = [...each].sort((one, other) => one.left - other.left).slice(0, MOST_ASKED)
  return each.filter((one) => scarce.includes(one)).map(({ templateId }) => templateId)
}

/** A step of an invitation campaign: a coupon for reaching a number of buyers. */
export interface InviteStepTerms {
  buyerCount: number
}

/** The steps that a number of buyers reaches, the smallest first. */
export const reachedInviteSteps = <Step extends InviteStepTerms>(steps: readonly Step[], buyers: number): Step[] =>
  steps.filter(({ buyerCount }) => buyerCount <= buyers).sort((one, other) => one.buyerCount - other.buyerCount)

/** Buyers that are missing for the next step; nothing if all steps are reached. */
export function buyersToNextStep(steps: readonly InviteStepTerms[], buyers: number): number | undefined {
  const open = steps.map(({ buyerCount }) => buyerCount - buyers).filter((left) => left > 0)
  return open.length === 0 ? undefined : Math.min(...open)
}

/** The fault of a campaign's steps: each must require more buyers than the one before. Nothing if there is none. */
export const inviteStepsFault = (steps: readonly InviteStepTerms[]): 'notRising' | undefined =>
  steps.some(({ buyerCount }, at) => at > 0 && buyerCount <= steps[at - 1]!.buyerCount) ? 'notRising' : undefined

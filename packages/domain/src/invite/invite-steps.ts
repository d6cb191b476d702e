/** A step of an invitation campaign: the number of buyers, and the coupon for reaching it. */
export interface InviteStepTerms {
  buyerCount: number
}

/** Returns the steps that this number of buyers reaches, the smallest first. */
export const reachedInviteSteps = <Step extends InviteStepTerms>(steps: readonly Step[], buyers: number): Step[] =>
  steps.filter(({ buyerCount }) => buyerCount <= buyers).sort((one, other) => one.buyerCount - other.buyerCount)

/** Returns the number of buyers missing to the next step, or undefined if all steps are reached. */
export function buyersToNextStep(steps: readonly InviteStepTerms[], buyers: number): number | undefined {
  const open = steps.map(({ buyerCount }) => buyerCount - buyers).filter((left) => left > 0)
  return open.length === 0 ? undefined : Math.min(...open)
}

/**
 * Returns the fault of a campaign's steps, or undefined if there is none: each step must require more buyers than the
 * one before.
 */
export const inviteStepsFault = (steps: readonly InviteStepTerms[]): 'notRising' | undefined =>
  steps.some(({ buyerCount }, at) => at > 0 && buyerCount <= steps[at - 1]!.buyerCount) ? 'notRising' : undefined

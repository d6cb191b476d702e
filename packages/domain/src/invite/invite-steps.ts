/** A step of a campaign of invitations: a coupon for a number of buyers. */
export interface InviteStepTerms {
  buyerCount: number
}

/** The steps reached with a number of buyers, the smallest first. */
export const reachedInviteSteps = <Step extends InviteStepTerms>(steps: readonly Step[], buyers: number): Step[] =>
  steps.filter(({ buyerCount }) => buyerCount <= buyers).sort((one, other) => one.buyerCount - other.buyerCount)

/** How many buyers the next step still takes; nothing where all are reached. */
export function buyersToNextStep(steps: readonly InviteStepTerms[], buyers: number): number | undefined {
  const open = steps.map(({ buyerCount }) => buyerCount - buyers).filter((left) => left > 0)
  return open.length === 0 ? undefined : Math.min(...open)
}

/** The fault of the steps of a campaign: each must need more buyers than the one before. */
export const inviteStepsFault = (steps: readonly InviteStepTerms[]): 'notRising' | undefined =>
  steps.some(({ buyerCount }, at) => at > 0 && buyerCount <= steps[at - 1]!.buyerCount) ? 'notRising' : undefined

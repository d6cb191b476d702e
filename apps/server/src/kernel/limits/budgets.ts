/** How many ms of work each owner may still request. */
export interface Budgets {
  /** Ms of work that an owner may take now. Below zero, the owner waits until the debt is paid. */
  left(owner: string): number
  /** Ms until an owner is out of debt; 0 for an owner without debt. */
  wait(owner: string): number
  /** Subtracts the cost of a job. */
  spend(owner: string, cost: number): void
}

/** How budgets refill. */
export interface BudgetLimits {
  /** Ms of work that each owner gains a second. */
  perSecond: number
  /** Maximum ms of work that an owner can save up. */
  most: number
  /**
   * Maximum number of owners that are remembered. Owners that spent longest ago are forgotten, and then have a full
   * budget.
   */
  owners?: number
  /** Returns ms on the process's clock; tests pass a clock of their own. */
  elapsed?: () => number
}

/** Creates budgets that refill with time, one for each owner. */
export function createBudgets({
  perSecond,
  most,
  owners = 20_000,
  elapsed = () => performance.now(),
}: BudgetLimits): Budgets {
  const spent = new Map<string, { left: number; at: number }>()

  function left(owner: string): number {
    const known = spent.get(owner)
    return known ? Math.min(most, known.left + ((elapsed() - known.at) * perSecond) / 1000) : most
  }

  return {
    left,
    wait: (owner) => Math.max(0, (-left(owner) * 1000) / perSecond),
    spend(owner, cost) {
      const now = { left: left(owner) - cost, at: elapsed() }
      spent.delete(owner)
      spent.set(owner, now)
      const [oldest] = spent.keys()
      if (spent.size > owners && oldest !== undefined) spent.delete(oldest)
    },
  }
}

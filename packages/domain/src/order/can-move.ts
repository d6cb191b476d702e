/** How long an order waits for its payment, ms. */
export const UNPAID_LIFETIME = 30 * 60_000

/** From each status, where an order can go: pending payment, paid, shipped, received; cancelled only while unpaid. */
const moves: Readonly<Record<number, readonly number[]>> = { 10: [15, 20, 90], 15: [20, 90], 20: [30], 30: [40], 40: [], 90: [] }

/** Whether an order may go from one status to another. Nothing leaves received or cancelled, so a late payment is given back. */
export const canMove = (from: number, to: number): boolean => moves[from]?.includes(to) ?? false

import type { Cashier } from '#ports/cashier'
import type { Notifier } from '#ports/notifier'
import type { Random } from '#shop/random'

/** One in how many times each of them fails. */
const ODDS = { refund: 6, query: 6, start: 30, send: 6, issue: 5 }

/** Whether those outside the shop fail now and then, as they do until everything is to settle down. */
export interface Trouble {
  random: Random
  on: boolean
}

/** Whether something goes wrong this time. */
export const fails = ({ random, on }: Trouble, oneIn: number): boolean => on && random.int(oneIn) === 0

/** What those outside say when they fail: known by it wherever the shop keeps why something failed. */
export const OUTSIDE = 'the simulator lets it fail'

/** Begins the numbers of trades that collected a payment once more. */
export const TWICE = 'twice-'

/** A cashier that now and then does not answer, or says that money cannot be given back yet. */
export function troubledCashier(cashier: Cashier, trouble: Trouble): Cashier {
  return {
    ...cashier,
    async start(payment) {
      if (fails(trouble, ODDS.start)) throw new Error(OUTSIDE)
      return cashier.start(payment)
    },
    async query(paymentId) {
      if (fails(trouble, ODDS.query)) throw new Error(OUTSIDE)
      return cashier.query(paymentId)
    },
    async refund(refund) {
      if (fails(trouble, ODDS.refund)) return false
      const given = refund.tradeNo.startsWith(TWICE) || (await cashier.refund(refund))
      // Done, and the answer lost on its way.
      if (fails(trouble, ODDS.refund)) throw new Error(OUTSIDE)
      return given
    },
  }
}

/** Somebody who sends messages, and now and then says that it could not, having done so or not. */
export function troubledNotifier(codes: Map<string, string>, trouble: Trouble): Notifier {
  return {
    async send(message) {
      if (message.kind === 'loginCode') codes.set(message.telephone, message.code)
      else if (fails(trouble, ODDS.send)) throw new Error(OUTSIDE)
    },
  }
}

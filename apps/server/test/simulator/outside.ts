import type { Cashier } from '#ports/cashier'
import type { Mailer } from '#ports/mailer'
import type { MiniProgram } from '#ports/mini-program'
import type { Notifier } from '#ports/notifier'
import type { Payouts } from '#ports/payouts'
import type { Random } from '#shop/random'
import { testMiniProgram } from '../test-mini-program'

/** One in this many requests fails, by kind of request. */
const ODDS = { refund: 6, query: 6, start: 30, send: 6, refused: 15, issue: 5, payout: 6 }

/** Whether external services fail at random. They do until the shop settles down at the end of a day. */
export interface Trouble {
  random: Random
  on: boolean
}

/** Whether the current request fails. */
export const fails = ({ random, on }: Trouble, oneIn: number): boolean => on && random.int(oneIn) === 0

/**
 * The text of every failure that the simulator makes. The shop may store this text as the cause of a failure, where the
 * simulator recognises it.
 */
export const OUTSIDE = 'the simulator lets it fail'

/** Prefix of the transaction number of a payment that was collected twice. */
export const TWICE = 'twice-'

/** A cashier that sometimes does not answer, or postpones a refund. */
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
      // The refund was executed, but its reply is lost.
      if (fails(trouble, ODDS.refund)) throw new Error(OUTSIDE)
      return given
    },
  }
}

/** A provider of payouts that sometimes does not answer. It may have executed the request or not. */
export function troubledPayouts(payouts: Payouts, trouble: Trouble): Payouts {
  const ask = async <Answer>(doIt: () => Promise<Answer>): Promise<Answer> => {
    if (fails(trouble, ODDS.payout)) throw new Error(OUTSIDE)
    // The sandbox itself fails for some accounts, as if the reply were lost. Such an error becomes one that the
    // simulator made.
    const answer = await doIt().catch((cause: Error) => {
      throw new Error(OUTSIDE, { cause })
    })
    if (fails(trouble, ODDS.payout)) throw new Error(OUTSIDE)
    return answer
  }
  return {
    ...payouts,
    send: (payout) => ask(() => payouts.send(payout)),
    query: (payoutId) => ask(() => payouts.query(payoutId)),
  }
}

/** Keys of received messages, by recipient. */
export type Told = Map<string, Set<string>>

const tell = (told: Told, whom: string, key: string) =>
  void told.set(whom, (told.get(whom) ?? new Set<string>()).add(key))

/** Sends a message, and sometimes reports a failure, whether the message was sent or not. */
function send(trouble: Trouble, told: Told, whom: string, key: string): void {
  const failed = fails(trouble, ODDS.send)
  if (!failed || trouble.random.int(2) === 0) tell(told, whom, key)
  if (failed) throw new Error(OUTSIDE)
}

/**
 * A sender of SMS that sometimes fails.
 * @param told receives keys of messages by telephone
 */
export function troubledNotifier(codes: Map<string, string>, trouble: Trouble, told: Told): Notifier {
  return {
    async send(message, key) {
      if (message.kind === 'loginCode' || message.kind === 'accountCode' || message.kind === 'promoterCode')
        codes.set(message.telephone, String(message['code']))
      else if (message.kind === 'orderCodes') send(trouble, new Map(), message.telephone, key)
      else send(trouble, told, message.telephone, key)
    },
  }
}

/**
 * A sender of mail that sometimes fails.
 * @param told receives keys of mails by address
 */
export const troubledMailer = (trouble: Trouble, told: Told): Mailer => ({
  async send({ to }, key) {
    send(trouble, told, to, key)
    return 'delivered'
  },
})

/**
 * The mini-program's messaging app, which sometimes fails, or reports that the shopper's consent is missing.
 * @param told receives keys of messages by recipient and template
 */
export const troubledMiniProgram = (trouble: Trouble, told: Told): MiniProgram => ({
  ...testMiniProgram(() => {}),
  async send({ openId, templateId }, key) {
    if (fails(trouble, ODDS.refused)) return 'refused'
    send(trouble, told, `${openId}/${templateId}`, key)
    return 'delivered'
  },
})

import { SANDBOX_CHANNEL, type Cashier } from '#ports/cashier'
import { createConsoleSmsSender } from '#ports/console-sms-sender'
import { inTime } from '#ports/in-time'
import { makeOwnPort, type OwnerParts } from '#ports/own-port'
import type { SmsSender } from '#ports/sms-sender'
import type { Settings } from '#settings'

/**
 * Ms the shop waits for the owner's modules: while a shopper does, for word of a payment, and for money that is given
 * back.
 */
const PATIENCE = { shopper: 9000, query: 5000, refund: 30_000 } as const

const CASHIER_METHODS = ['start', 'verify', 'query', 'refund'] as const

/**
 * The sender of login codes: the owner's, or the console.
 * @throws Error for the console in production, and as `makeOwnPort`
 */
export async function openSmsSender(
  { smsSender, environment }: Pick<Settings, 'smsSender' | 'environment'>,
  parts: OwnerParts,
): Promise<SmsSender> {
  if (smsSender === undefined) return createConsoleSmsSender(environment)
  const own = await makeOwnPort<SmsSender>('SMS_SENDER', smsSender, ['sendCode'], parts)
  return {
    sendCode: (telephone, code) =>
      inTime('the SMS sender', PATIENCE.shopper, (async () => own.sendCode(telephone, code))()),
  }
}

/**
 * Whoever collects the money: the owner's cashier, or the sandbox.
 * @throws Error as `makeOwnPort`, and for a channel that cannot stand in an address
 */
export async function openCashier(
  { cashier }: Pick<Settings, 'cashier'>,
  parts: OwnerParts,
  sandbox: () => Cashier,
): Promise<Cashier> {
  if (cashier === undefined) return sandbox()
  const own = await makeOwnPort<Cashier>('PAYMENT', cashier, CASHIER_METHODS, parts)
  if (typeof own.channel !== 'string' || !/^[a-z][a-z0-9-]{0,31}$/.test(own.channel) || own.channel === SANDBOX_CHANNEL)
    throw new Error(
      `PAYMENT=${cashier} made a cashier whose channel is ${own.channel}. Give it a name of its own, of small letters, digits and hyphens.`,
    )
  const who = `the cashier ${own.channel}`
  // A method that throws or answers at once is as good as a promise: callers wait for all of them alike, and for none
  // without end.
  return {
    channel: own.channel,
    receipt: own.receipt,
    start: (payment) => inTime(who, PATIENCE.shopper, (async () => own.start(payment))()),
    verify: (notice) => inTime(who, PATIENCE.shopper, (async () => own.verify(notice))()),
    query: (paymentId) => inTime(who, PATIENCE.query, (async () => own.query(paymentId))()),
    refund: (refund) => inTime(who, PATIENCE.refund, (async () => own.refund(refund))()),
  }
}

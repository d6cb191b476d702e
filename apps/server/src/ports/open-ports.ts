import type { Cashier } from '#cashier/cashier'
import { SANDBOX_CHANNEL } from '#cashier/sandbox-notice'
import { createSandboxCashier, type SandboxParts } from '#cashier/sandbox-cashier'
import { createConsoleSmsSender } from '#ports/console-sms-sender'
import { makeOwnPort, type OwnerParts } from '#ports/own-port'
import type { SmsSender } from '#ports/sms-sender'
import type { Settings } from '#settings'

const CASHIER_METHODS = ['start', 'verify', 'query', 'refund'] as const

/**
 * The sender of login codes: the owner's, or the console.
 * @throws Error for the console in production, and as `makeOwnPort`
 */
export const openSmsSender = async ({ smsSender, environment }: Pick<Settings, 'smsSender' | 'environment'>, parts: OwnerParts): Promise<SmsSender> =>
  smsSender === undefined ? createConsoleSmsSender(environment) : makeOwnPort<SmsSender>('SMS_SENDER', smsSender, ['sendCode'], parts)

/**
 * Whoever collects the money: the owner's cashier, or the sandbox.
 * @throws Error as `makeOwnPort`, and for a channel that cannot stand in an address
 */
export async function openCashier({ cashier }: Pick<Settings, 'cashier'>, parts: OwnerParts, sandbox: SandboxParts): Promise<Cashier> {
  if (cashier === undefined) return createSandboxCashier(sandbox)
  const own = await makeOwnPort<Cashier>('PAYMENT', cashier, CASHIER_METHODS, parts)
  if (typeof own.channel !== 'string' || !/^[a-z][a-z0-9-]{0,31}$/.test(own.channel) || own.channel === SANDBOX_CHANNEL) throw new Error(`PAYMENT=${cashier} made a cashier whose channel is ${own.channel}. Give it a name of its own, of small letters, digits and hyphens.`)
  // A method that throws or answers at once is as good as a promise: callers wait for all of them alike.
  return {
    channel: own.channel,
    receipt: own.receipt,
    start: async (payment) => own.start(payment),
    verify: async (notice) => own.verify(notice),
    query: async (paymentId) => own.query(paymentId),
    refund: async (refund) => own.refund(refund),
  }
}

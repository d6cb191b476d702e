import type { Cashier } from '#ports/cashier'
import type { SmsSender } from '#ports/sms-sender'

/** What the server reaches outside itself through; tests hand in their own. */
export interface Ports {
  /** Server time, epoch ms. */
  clock: () => number
  sms: SmsSender
  cashier: Cashier
}

import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What a command works on. */
export interface OperatorShop extends UnitOfWork {
  /** Takes what must be found later in the shop's log; see {@link OperatorEvent}. */
  log?: (event: OperatorEvent) => void
}

/** A line of the log that the owner's command leaves: what was looked at, never what was seen there. */
export type OperatorEvent =
  | { event: 'order-revealed'; order: string }
  /** `chosen` is what the owner said of which, such as `status=paid`. */
  | { event: 'orders-exported'; count: number; chosen: string }

/** Does one thing and answers what to print, or that and a spreadsheet to write. */
export type OperatorCommand = (
  shop: OperatorShop,
  args: readonly string[],
  given: Omit<OperatorRequest, 'args'>,
) => Promise<string | Omit<OperatorAnswer, 'code'>>

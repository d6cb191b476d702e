import { LEDGER_UNIT, REPLY_CODE, type LedgerEntry } from '@hearth/domain'
import { InsufficientBalance, postJournal } from '#areas/ledger/post-journal'
import type { Balances } from '#areas/points/balances'
import { RETURNED, SPENT } from '#areas/points/journals'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The points, gold and stars that an order spends, as whole numbers. */
export interface Spending {
  orderId: string
  shopperId: string
  pieces: Balances
}

/**
 * Returns the ledger entries that book a shopper's points, gold and stars as spent. With the sign `-1`, the entries
 * give them back to the shopper.
 */
const entries = ({ shopperId, pieces }: Spending, sign: 1 | -1): LedgerEntry[] =>
  (Object.keys(pieces) as (keyof Balances)[]).flatMap((unit): LedgerEntry[] =>
    pieces[unit] > 0
      ? [
          { account: unit, owner: shopperId, unit: LEDGER_UNIT[unit], amount: -sign * pieces[unit] },
          { account: 'pointsSpent', owner: '', unit: LEDGER_UNIT[unit], amount: sign * pieces[unit] },
        ]
      : [],
  )

/**
 * Spends a shopper's points, gold and stars on an order, in the transaction that places it. Does nothing if the order
 * spends none.
 * @throws ShopError priceChanged if the shopper no longer has enough
 */
export async function spendOnOrder(work: UnitOfWork, spending: Spending): Promise<void> {
  const spent = entries(spending, 1)
  if (spent.length === 0) return
  try {
    await postJournal(work, {
      source: { kind: SPENT, id: spending.orderId },
      entries: spent,
      eventAt: work.now,
    })
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error
    throw new ShopError(REPLY_CODE.priceChanged, '您的积分、金币或暖星余额有变化，请刷新后重试')
  }
}

/**
 * Returns the points, gold and stars that were spent on cancelled orders, once for each order, in the transaction that
 * cancels the orders.
 */
export async function returnSpent(work: UnitOfWork, orders: readonly Spending[]): Promise<void> {
  // The orders are processed by the ids of their shoppers, so that two concurrent runs do not deadlock.
  for (const order of orders.toSorted((one, other) => (one.shopperId < other.shopperId ? -1 : 1))) {
    const returned = entries(order, -1)
    if (returned.length > 0)
      await postJournal(work, {
        source: { kind: RETURNED, id: order.orderId },
        entries: returned,
        eventAt: work.now,
      })
  }
}

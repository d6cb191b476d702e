import { createSoldOutGate, type SoldOutGate } from '#shop/sold-out-gate'

/** What one process of a shop remembers of its stock. */
export interface StockWatch {
  /** Turns shoppers away from skus that were just found sold out. */
  readonly gate: SoldOutGate
  /**
   * Returns the number of sales and returns of pieces so far. Replies with remaining quantities are made again when it
   * rises.
   */
  moves(): number
  /** Records that pieces were sold; call it after the commit. */
  moved(): void
  /** Records that pieces of skus were returned to stock; call it after the commit. */
  returned(skuNos: readonly string[]): void
}

/** Makes the stock watch of a new process. */
export function createStockWatch(): StockWatch {
  const gate = createSoldOutGate()
  let moves = 0
  return {
    gate,
    moves: () => moves,
    moved: () => void (moves += 1),
    returned(skuNos) {
      if (skuNos.length === 0) return
      gate.open(skuNos)
      moves += 1
    },
  }
}

import { createSoldOutGate, type SoldOutGate } from '#shop/sold-out-gate'

/** What one process of a shop remembers of its stock. */
export interface StockWatch {
  /** Turns shoppers away from what has just been found sold out. */
  readonly gate: SoldOutGate
  /** Counts sales and returns of pieces: replies with remaining quantities are made again when it rises. */
  moves(): number
  /** Tells that pieces were sold; call it once that is committed. */
  moved(): void
  /** Tells that pieces of skus were returned to stock; call it after the commit. */
  returned(skuNos: readonly string[]): void
}

/** Makes the memory of a process that has seen nothing yet. */
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

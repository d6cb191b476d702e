import { userStore, useShop } from '@hearth/state'
import { useEffect, useRef } from 'react'

/**
 * Runs a page's load when it is opened, and again when what it is about changes, or who asks: see `useLoginGate`. Once
 * a shopper's things were forgotten, what the page has or waits for is gone (S02), so that it asks anew then too.
 * @param again what asks anew then, where that is less than opening the page
 */
export function usePageLoad(
  load: () => Promise<unknown>,
  allowed: boolean | number = true,
  again: () => Promise<unknown> = load,
): void {
  const turn = useShop(userStore, (state) => state.turn)
  const asked = useRef(turn)
  useEffect(() => {
    if (!allowed) return
    void (asked.current === turn ? load() : again())
    asked.current = turn
  }, [allowed, load, again, turn])
}

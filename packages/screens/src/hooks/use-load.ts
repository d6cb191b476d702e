import { userStore, useShop } from '@hearth/state'
import { useEffect, useRef } from 'react'

/**
 * Runs a load when its page or part is opened, and again when its subject or its viewer changes: see `useLoginGate`. A
 * logout removes its data (S02), so it loads again then too.
 * @param allowed 0 or false while it may not load
 * @param again the load to repeat, if smaller than the first one
 */
export function useLoad(
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

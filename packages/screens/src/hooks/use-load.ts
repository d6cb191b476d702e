import { userStore, useShop } from '@hearth/state'
import { useEffect, useRef } from 'react'

/**
 * Runs a load when the page or part opens, and again when `load` or the viewer changes (see `useLoginGate`). A logout
 * removes the loaded data (S02), so the load also runs after a logout.
 * @param allowed 0 or false while the load may not run
 * @param again the load to run for another viewer, if it differs from the first one
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

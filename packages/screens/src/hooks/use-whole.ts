import type { Load } from '@hearth/state'
import { useRef } from 'react'

const WAITING: Load<never> = { status: 'loading' }

/** Whether a load has succeeded or failed. */
export const isSettled = ({ status, data }: Load<unknown>): boolean => data !== undefined || status === 'failed'

/**
 * What a page waits for, delayed until the parts above its buttons have loaded too: later ones would move the buttons
 * away under the shopper's finger. A failed part is left out. Once shown, the page stays.
 */
export function useWhole<L extends Load<unknown>>(load: L, ...parts: readonly Load<unknown>[]): L | Load<never> {
  const shown = useRef(false)
  shown.current = load.data !== undefined && (shown.current || parts.every(isSettled))
  return load.data === undefined || shown.current ? load : WAITING
}

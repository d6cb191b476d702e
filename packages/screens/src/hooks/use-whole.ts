import type { Load } from '@hearth/state'
import { useRef } from 'react'

const WAITING: Load<never> = { status: 'loading' }

/** Whether a load has data or has failed. */
export const isSettled = ({ status, data }: Load<unknown>): boolean => data !== undefined || status === 'failed'

/**
 * Returns a page's load. The result has the status `loading` until the parts above the page's buttons have loaded or
 * failed too: parts that came later would move the buttons while the shopper presses. Once the page is shown, the
 * result does not return to `loading`.
 */
export function useWhole<L extends Load<unknown>>(load: L, ...parts: readonly Load<unknown>[]): L | Load<never> {
  const shown = useRef(false)
  shown.current = load.data !== undefined && (shown.current || parts.every(isSettled))
  return load.data === undefined || shown.current ? load : WAITING
}

import type { Load } from '@hearth/state'
import { useRef } from 'react'

const WAITING: Load<never> = { status: 'loading' }

/** Whether something has come, or will not. */
export const isSettled = ({ status, data }: Load<unknown>): boolean => data !== undefined || status === 'failed'

/**
 * What a page waits for, kept back until the parts that stand above its buttons have come as well: those that came
 * later would push what a shopper is about to press from under their finger. A part that failed is left out. Once
 * shown, the page stays.
 */
export function useWhole<L extends Load<unknown>>(load: L, ...parts: readonly Load<unknown>[]): L | Load<never> {
  const shown = useRef(false)
  shown.current = load.data !== undefined && (shown.current || parts.every(isSettled))
  return load.data === undefined || shown.current ? load : WAITING
}

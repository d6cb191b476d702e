import { usePorts } from '@hearth/state'
import { useEffect, useRef } from 'react'

/**
 * Reloads when a shopper returns to a page below another one, which a mini-program keeps as it was. In a browser it is
 * rendered again and loads by itself.
 */
export function useShownAgain(again: () => unknown): void {
  const { whenShownAgain } = usePorts()
  const now = useRef(again)
  now.current = again
  useEffect(() => whenShownAgain?.(() => void now.current()), [whenShownAgain])
}

import { usePorts } from '@hearth/state'
import { useEffect, useRef } from 'react'

/**
 * Asks again when a shopper comes back to a page that lay under another one: in a mini-program it stands as it was
 * left. In a browser it is drawn anew and loads by itself.
 */
export function useShownAgain(again: () => unknown): void {
  const { whenShownAgain } = usePorts()
  const now = useRef(again)
  now.current = again
  useEffect(() => whenShownAgain?.(() => void now.current()), [whenShownAgain])
}

import { usePorts } from '@hearth/state'
import { useEffect, useRef } from 'react'

/**
 * Runs a reload when the shopper returns to the page. Only needed in mini-programs, which keep a page while another is
 * shown on top; a browser renders the page again, which loads its data.
 */
export function useShownAgain(again: () => unknown): void {
  const { whenShownAgain } = usePorts()
  const now = useRef(again)
  now.current = again
  useEffect(() => whenShownAgain?.(() => void now.current()), [whenShownAgain])
}

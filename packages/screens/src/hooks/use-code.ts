import type { Load } from '@hearth/state'
import type { LateCode } from '@hearth/ui'
import { useEffect, useState } from 'react'

/**
 * Loads the code of parts that are not in the page's own code and that the page shows without a press. If these parts
 * are above something that can be pressed, pass the result to `useWhole`.
 * @param parts undefined for parts that the page does not have
 */
export function useCode(...parts: readonly (LateCode | undefined)[]): Load<true> {
  const [failed, setFailed] = useState(false)
  const [, setTimes] = useState(0)
  const missing = parts.filter((part) => part && !part.hasCode())
  // Code that is already being loaded is not requested again: importing a module a second time returns the running
  // import.
  useEffect(() => {
    if (missing.length === 0 || failed) return
    Promise.all(missing.map((part) => part?.fetchCode())).then(
      () => setTimes((times) => times + 1),
      () => setFailed(true),
    )
  })
  if (failed) return { status: 'failed' }
  return missing.length > 0 ? { status: 'loading' } : { status: 'ready', data: true }
}

import { useEffect } from 'react'

/**
 * Loads at the moment a condition becomes true: a campaign began or ended since it was loaded, or the viewer of a page
 * rendered for everybody became known.
 */
export function useLoadWhen(holds: boolean, load: () => unknown): void {
  useEffect(() => {
    if (holds) void load()
  }, [holds, load])
}

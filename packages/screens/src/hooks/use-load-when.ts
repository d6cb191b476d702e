import { useEffect } from 'react'

/**
 * Loads at the moment at which something comes to hold: a campaign began or ended since it was read, or it turned out
 * who looks at a page that was rendered for everybody.
 */
export function useLoadWhen(holds: boolean, load: () => unknown): void {
  useEffect(() => {
    if (holds) void load()
  }, [holds, load])
}

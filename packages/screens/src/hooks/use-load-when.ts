import { useEffect } from 'react'

/**
 * Runs a load each time a condition becomes true, for example when a campaign has begun or ended since it was loaded,
 * or when the viewer of a rendered page becomes known.
 */
export function useLoadWhen(holds: boolean, load: () => unknown): void {
  useEffect(() => {
    if (holds) void load()
  }, [holds, load])
}

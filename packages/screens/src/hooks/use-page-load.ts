import { useEffect } from 'react'

/** Runs a page's load when it is opened, and again when what it is about changes, or who asks: see `useLoginGate`. */
export function usePageLoad(load: () => Promise<unknown>, allowed: boolean | number = true): void {
  useEffect(() => {
    if (allowed) void load()
  }, [allowed, load])
}

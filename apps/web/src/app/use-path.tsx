import { useSyncExternalStore } from 'react'
import { currentPath, onPath } from '#client/history'

/**
 * Returns the displayed path and query. On the server and during hydration, returns the ones that the page was rendered
 * for.
 */
export const usePath = (rendered: string): string => useSyncExternalStore(onPath, currentPath, () => rendered)

import { useSyncExternalStore } from 'react'
import { currentPath, onPath } from '#client/history'

/** Path and query shown; on the server and while hydrating, the ones the page was rendered for. */
export const usePath = (rendered: string): string => useSyncExternalStore(onPath, currentPath, () => rendered)

import { useSyncExternalStore } from 'react'
import { currentPath, onPath } from '#client/history'

/** Path and query shown; on the server and while its page is taken over, the ones it was rendered for. */
export const usePath = (rendered: string): string => useSyncExternalStore(onPath, currentPath, () => rendered)

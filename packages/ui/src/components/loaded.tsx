import type { ReactNode } from 'react'
import type { LoadView } from '../views'
import { ErrorState } from './error-state'
import { ListSkeleton } from './skeleton'

export interface LoadedProps<Data> {
  load: Omit<LoadView, 'data'> & { data?: Data }
  onRetry: () => void
  /** Shown until there are data; placeholders for the rows of a list by default. */
  skeleton?: ReactNode
  /** Shown if the list is empty, with a next step. */
  emptyState?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the load states (S01) of a part of a page or a sheet. A whole page uses those of `Page`. */
export function Loaded<Data>({
  load: { data, status, error },
  onRetry,
  skeleton,
  emptyState,
  children,
}: LoadedProps<Data>): ReactNode {
  if (data === undefined)
    return status === 'failed' ? <ErrorState text={error?.message} onRetry={onRetry} /> : (skeleton ?? <ListSkeleton />)
  return emptyState && Array.isArray(data) && data.length === 0 ? emptyState : children(data)
}

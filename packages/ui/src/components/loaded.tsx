import type { ReactNode } from 'react'
import type { LoadView } from '../views'
import { ErrorState } from './error-state'
import { ListSkeleton } from './skeleton'

/** Props of `Loaded`. */
export interface LoadedProps<Data> {
  load: Omit<LoadView, 'data'> & { data?: Data }
  onRetry: () => void
  /** Until the data are there; rows of a list when absent. */
  skeleton?: ReactNode
  /** Shown for an empty list, and offers a next step. */
  emptyState?: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page, or a sheet, with its load states (S01); a whole page has them from `Page`. */
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

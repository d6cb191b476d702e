import type { ReactNode } from 'react'
import { PullArea } from '#primitives'
import type { Action } from '../primitives/use-press'

/** Props of `PullToRefresh`. */
export interface PullToRefreshProps {
  /** The note stays until its promise settles. */
  onRefresh: Action
  children?: ReactNode
}

/** A page that a finger pulls down to load anew. In the mini shells the platform's own gesture. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  return <PullArea onRefresh={onRefresh}>{children}</PullArea>
}

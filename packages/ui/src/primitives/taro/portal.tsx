import type { ReactNode } from 'react'

/** Renders its children in place: a mini shell draws fixed boxes above the page from anywhere. */
export function Portal({ children }: { children?: ReactNode }) {
  return <>{children}</>
}

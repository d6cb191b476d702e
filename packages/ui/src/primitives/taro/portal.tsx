import type { ReactNode } from 'react'

/** In a mini shell fixed boxes stand above their page wherever they are written, so nothing moves. */
export function Portal({ children }: { children?: ReactNode }) {
  return <>{children}</>
}

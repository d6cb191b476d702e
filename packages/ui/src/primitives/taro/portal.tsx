import type { ReactNode } from 'react'

/** In a mini shell fixed boxes are drawn above their page wherever they are, so nothing is moved. */
export function Portal({ children }: { children?: ReactNode }) {
  return <>{children}</>
}

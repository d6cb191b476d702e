import type { ReactNode } from 'react'

/**
 * Renders its children in place: a mini shell draws boxes with a fixed position above the page, wherever they are in
 * the document.
 */
export function Portal({ children }: { children?: ReactNode }) {
  return <>{children}</>
}

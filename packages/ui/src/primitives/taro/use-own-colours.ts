import type { CSSProperties } from 'react'
import { useUi } from '#context/ui-context'
import { ownColours } from '../../own-colours'

/** The shop's own colours, for an element with the class `own-colours`; undefined if it has none. */
export function useOwnColours(): CSSProperties | undefined {
  const { shop } = useUi()
  return shop?.colours && (ownColours(shop.colours) as CSSProperties)
}

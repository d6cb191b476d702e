import type { CSSProperties } from 'react'
import { useUi } from '#context/ui-context'
import { ownColours } from '../../own-colours'

/**
 * Returns the style that sets the shop's own colours on an element with the class `own-colours`; undefined if the shop
 * has none.
 */
export function useOwnColours(): CSSProperties | undefined {
  const { shop } = useUi()
  return shop?.colours && (ownColours(shop.colours) as CSSProperties)
}

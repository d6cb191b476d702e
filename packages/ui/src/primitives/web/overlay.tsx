import { useEffect, useState, type ComponentType } from 'react'
import type { OverlayProps } from '../types'
import { usePresence } from '../use-presence'

/** The panel's code, once it is here: no page pays for it before something opens. */
let Panel: ComponentType<OverlayProps> | undefined

/** Fetches the panel's code; what opens afterwards opens at once. */
export const warmOverlay = async (): Promise<void> => {
  Panel = (await import('./overlay-panel')).OverlayPanel
}

/** Overlay of the web. Nothing on the server. A finger or pointer coming down fetches its code, a moment before what it presses opens. */
export function Overlay(props: OverlayProps) {
  const { open } = props
  const shown = usePresence(open)
  const [, setHere] = useState(!!Panel)
  useEffect(() => {
    if (Panel) return
    const fetchIt = () => void warmOverlay().then(() => setHere(true))
    if (open) fetchIt()
    addEventListener('pointerdown', fetchIt, { once: true })
    return () => removeEventListener('pointerdown', fetchIt)
  }, [open])
  return shown && Panel ? <Panel {...props} /> : null
}

import type { OverlayProps } from '../types'
import { late } from './late'

/** Overlay of the web: no page pays for the panel's code before something opens. */
export const Overlay = late<OverlayProps>(async () => (await import('./overlay-panel')).OverlayPanel)

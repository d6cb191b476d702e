import type { OverlayProps } from '../types'
import { late } from './late'

/** Overlay of the web: the panel's code is loaded when the first one opens. */
export const Overlay = late<OverlayProps>(async () => (await import('./overlay-panel')).OverlayPanel)

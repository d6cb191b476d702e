import type { OverlayProps } from '../types'
import { late } from './late'

/** The overlay of the web. The code of its panel is loaded when the first overlay opens. */
export const Overlay = late<OverlayProps>(async () => (await import('./overlay-panel')).OverlayPanel)

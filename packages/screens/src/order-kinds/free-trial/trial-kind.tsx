import type { KindView } from '../kind-view'
import { TrialPart } from './trial-part'

/** A free trial (114): the product is sent back, or bought. */
export const trialKind: KindView = { Order: TrialPart, moment: () => 'trial' }

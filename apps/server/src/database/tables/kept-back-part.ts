import type { KeptBack } from '@hearth/sdk/core'

/** An amount that a refund kept back because an item stays with the shopper, as a request for service stores it. */
export interface KeptBackPart extends Pick<KeptBack, 'cause' | 'fen'> {
  /** The item that stays. */
  itemId: string
}

/** What may help with bargains only so often a day. */
export type BargainSeatKind = 'helper' | 'device' | 'network'

/** What is limited in how often a day it may help with bargains. */
export type BargainSeatKind = 'helper' | 'device' | 'network'

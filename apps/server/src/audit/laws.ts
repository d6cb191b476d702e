import { areas } from '#areas/all'
import { collectLaws } from '#kernel/laws/collect-laws'

/** All laws of the shop: they hold at every moment, whatever happens concurrently. */
export const LAWS = collectLaws(areas)

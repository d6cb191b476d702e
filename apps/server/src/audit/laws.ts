import { areas } from '#areas/all'
import { collectLaws } from '#kernel/laws/collect-laws'

/** What must hold in every shop at every moment, whatever happened concurrently. */
export const LAWS = collectLaws(areas)

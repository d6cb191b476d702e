import { areas } from '#areas/all'
import { collectLaws } from '#kernel/collect-laws'

/** What must hold in every shop at every moment, whoever did what at once. */
export const LAWS = collectLaws(areas)

import { areas } from '#areas/all'

/** What areas have in the demo shop. */
export const areaDemos = areas.flatMap(({ demo }) => demo ?? [])

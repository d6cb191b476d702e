import { areas } from '#areas/all'

/** The parts of the demo shop that areas add. */
export const areaDemos = areas.flatMap(({ demo }) => demo ?? [])

import { allAreas } from '#operator/all-areas'

/** Every command of every area. */
export const allCommands = allAreas.flatMap(({ commands = [] }) => commands)

/**
 * Number of the page's parts rendered so far: on the web, all. Sharing this line between two screens would add to its
 * first load, so each has it.
 */
export const useSteps = (count: number): number => count

/**
 * How many of the page's parts are drawn by now: the web is given all of them. What two screens shared would weigh on
 * its first load, so each has this line.
 */
export const useSteps = (count: number): number => count

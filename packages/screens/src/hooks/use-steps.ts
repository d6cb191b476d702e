/** How many of a page's parts are drawn by now. A browser is given all of them at once. */
export const useSteps = (count: number): number => count

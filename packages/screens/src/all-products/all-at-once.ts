/**
 * Returns the number of the page's parts to render: on the web, all of them. Each of the two screens has its own copy,
 * since a shared file would enlarge the first load.
 */
export const useSteps = (count: number): number => count

/**
 * Returns the number of the page's parts to render: on the web, all of them. The home page and the page of all products
 * each have a copy of this file, since a shared file would enlarge the first load.
 */
export const useSteps = (count: number): number => count

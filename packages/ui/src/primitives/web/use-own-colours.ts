/** Returns undefined: on the web, the document sets the shop's own colours. */
export const useOwnColours = (): undefined => undefined

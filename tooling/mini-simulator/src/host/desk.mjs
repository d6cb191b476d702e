/**
 * What the client's components ask of the phone around them. Filled in when the phone starts: components are
 * registered before there is a page to act on.
 */
export const desk = {
  /** Opens the share menu's result for the page on show. @type {(from: 'menu' | 'button') => object | undefined} */
  share: () => undefined,
  /** Goes to a page as a navigator does. @type {(kind: string, url?: string, delta?: number) => void} */
  go: () => {},
  /** Lets the shopper choose; undefined when given up. @type {(options: any) => Promise<any>} */
  pick: async () => undefined,
}

/**
 * Functions of the phone for the client's components. Set when the phone starts: components are registered before there
 * is a page to act on.
 */
export const desk = {
  /** Returns the share card of the current page. @type {(from: 'menu' | 'button') => object | undefined} */
  share: () => undefined,
  /** Opens a page as a navigator component does. @type {(kind: string, url?: string, delta?: number) => void} */
  go: () => {},
  /** Lets the shopper choose; undefined if they cancel. @type {(options: any) => Promise<any>} */
  pick: async () => undefined,
}

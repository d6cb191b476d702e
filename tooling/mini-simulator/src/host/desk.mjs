/**
 * Functions of the phone that the client's components call. They are set when the phone starts, since components are
 * registered before any page is open.
 */
export const desk = {
  /** Returns the share card of the current page. @type {(from: 'menu' | 'button') => object | undefined} */
  share: () => undefined,
  /** Opens a page, as the navigator component does. @type {(kind: string, url?: string, delta?: number) => void} */
  go: () => {},
  /**
   * Lets the shopper choose an option. Returns undefined if the shopper cancels.
   * @type {(options: any) => Promise<any>}
   */
  pick: async () => undefined,
}

/**
 * Uses the shop on one platform, as a shopper does. Targets are named by what a shopper reads or hears: words, labels,
 * placeholders.
 */
export interface Driver {
  /** Opens a page of the shop by its path. */
  go(path: string): Promise<void>
  /** Opens a page that somebody has shared: by its address, or in an app by its share card. */
  follow(path: string): Promise<void>
  /** Presses the control with these words. */
  tap(words: string): Promise<void>
  /** Types into the field with this label or placeholder. */
  fill(field: string, text: string): Promise<void>
  /** Waits until these words are visible. */
  see(words: string): Promise<void>
  /**
   * Waits for a page whose address contains a text.
   * @param timeout ms; `PATIENCE` when absent
   * @returns the number in the address, such as that of an order
   */
  at(path: string, timeout?: number): Promise<string>
  /** Returns the last part of the newest requested address that contains a text, such as the id of a picture. */
  asked(part: string): string | undefined
  /** Waits until the network is idle, so that the shop has received the press. */
  rests(): Promise<void>
  /** Goes back with the platform's own control. */
  back(): Promise<void>
  /** Takes a picture of the screen, if `SCREENSHOTS` is set. */
  shot(name: string): Promise<void>
  /** Returns the errors so far: those on the console, and failed calls. */
  complaints(): Promise<string[]>
}

/** Returns the path of a picture in the folder `SCREENSHOTS`; undefined if that is not set. */
export const picturePath = (platform: string, name: string): string | undefined =>
  process.env.SCREENSHOTS ? `${process.env.SCREENSHOTS}/${platform}-${name}.png` : undefined

/**
 * Uses the shop on one platform as a shopper does. What is named is what can be read or heard: words, labels,
 * placeholders.
 */
export interface Driver {
  /** Opens a page of the shop by its path. */
  go(path: string): Promise<void>
  /** Opens a page that somebody sent: by its address, or in an app as the card that it is there. */
  follow(path: string): Promise<void>
  /** Presses what bears these words. */
  tap(words: string): Promise<void>
  /** Types into the field with this label or placeholder. */
  fill(field: string, text: string): Promise<void>
  /** Waits until words can be read. */
  see(words: string): Promise<void>
  /**
   * Waits for a page whose address has this in it, and gives its number, such as an order's.
   * @param timeout milliseconds; as long as for everything where absent
   */
  at(path: string, timeout?: number): Promise<string>
  /** The last part of the newest address with this in it that the page has asked for, such as the id of a picture. */
  asked(part: string): string | undefined
  /** Waits until nothing is on its way any more: what was pressed has reached the shop. */
  rests(): Promise<void>
  /** Goes back as the platform does. */
  back(): Promise<void>
  /** Keeps a picture of the screen, where pictures are asked for. */
  shot(name: string): Promise<void>
  /** What went wrong so far: errors on the console, calls that failed. */
  complaints(): Promise<string[]>
}

/** Where pictures of a run go: `SCREENSHOTS`; nowhere without it. */
export const picturePath = (platform: string, name: string): string | undefined =>
  process.env.SCREENSHOTS ? `${process.env.SCREENSHOTS}/${platform}-${name}.png` : undefined

/**
 * Uses the shop on one platform as a shopper does. Targets are named by what is read or heard: words, labels,
 * placeholders.
 */
export interface Driver {
  /** Opens a page of the shop by its path. */
  go(path: string): Promise<void>
  /** Opens a page that somebody sent: by its address, or in an app as a share card. */
  follow(path: string): Promise<void>
  /** Presses the control with these words. */
  tap(words: string): Promise<void>
  /** Types into the field with this label or placeholder. */
  fill(field: string, text: string): Promise<void>
  /** Waits until these words are visible. */
  see(words: string): Promise<void>
  /**
   * Waits for a page whose address contains this.
   * @param timeout milliseconds; `PATIENCE` when absent
   * @returns the number in the address, such as an order's
   */
  at(path: string, timeout?: number): Promise<string>
  /** The last part of the newest requested address that contains this, such as the id of a picture. */
  asked(part: string): string | undefined
  /** Waits until the network is idle: the shop has received the press. */
  rests(): Promise<void>
  /** Goes back with the platform's own control. */
  back(): Promise<void>
  /** Takes a picture of the screen, if pictures are requested. */
  shot(name: string): Promise<void>
  /** Errors so far: on the console, and calls that failed. */
  complaints(): Promise<string[]>
}

/** Folder of a run's pictures: `SCREENSHOTS`; none without it. */
export const picturePath = (platform: string, name: string): string | undefined =>
  process.env.SCREENSHOTS ? `${process.env.SCREENSHOTS}/${platform}-${name}.png` : undefined

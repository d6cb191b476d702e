/**
 * The port to what a platform keeps of small texts for a while: cookies in a browser; `keepWithExpiry` makes one of a
 * mini-program's storage. What it can't keep it forgets; it never throws.
 */
export interface KeepTexts {
  /** The text kept under a name, unless its time is over. */
  get(name: string): string | undefined
  /** Keeps a text for `lifetime` ms from now on. */
  set(name: string, text: string, lifetime: number): void
}

/**
 * The port to a platform's storage of small texts: cookies in a browser; `keepWithExpiry` makes one of a mini-program's
 * storage. What it can't store is lost; it never throws.
 */
export interface KeepTexts {
  /** The text kept under a name, unless its time is over. */
  get(name: string): string | undefined
  /** Keeps a text for `lifetime` ms from now on. */
  set(name: string, text: string, lifetime: number): void
}

/**
 * Stores small texts on a platform: in cookies of a browser, or in the storage of a mini-program (`keepWithExpiry`). A
 * text that cannot be stored is lost; no function throws.
 */
export interface KeepTexts {
  /** Returns the text stored under a name, unless it has expired. */
  get(name: string): string | undefined
  /** Stores a text for `lifetime` ms. */
  set(name: string, text: string, lifetime: number): void
}

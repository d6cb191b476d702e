/** A style sheet of the built shop. */
export interface StyleFile {
  href: string
  /** Its text, which is written into the page: one round trip less before anything is seen. */
  text: string
  /** Its hash as a source of a content security policy, such as `'sha256-...'`. */
  source: string
}

/** What a page of the built shop needs. */
export interface PageFiles {
  /** Address of the script that starts the shop. */
  entry: string
  /** Scripts it will need next. */
  preloads: string[]
  styles: StyleFile[]
}

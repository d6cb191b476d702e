/** A style sheet of the built shop. */
export interface StyleFile {
  href: string
  /** Its text, which is written into the page and so saves a round trip before the page is seen. */
  text: string
  /** Its hash as a source of a content security policy, such as `'sha256-...'`. */
  source: string
}

/** Files that a page of the built shop needs. */
export interface PageFiles {
  /** Address of the script that starts the shop. */
  entry: string
  /** Scripts that it needs next. */
  preloads: string[]
  styles: StyleFile[]
}

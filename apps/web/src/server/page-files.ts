/** A style sheet of the built shop. */
export interface StyleFile {
  href: string
  /** Text of the style sheet. It is written into the page, which saves a request before the page is displayed. */
  text: string
  /** Hash of the text, as a source of a content security policy, such as `'sha256-...'`. */
  source: string
}

/** The files that a page of the built shop needs. */
export interface PageFiles {
  /** Address of the script that starts the shop. */
  entry: string
  /** Addresses of the other scripts that the page loads. */
  preloads: string[]
  styles: StyleFile[]
}

/** Everything that stands on a picture for sharing. */
export interface PosterView {
  /** The shop's name, at its head. */
  shopName: string
  /** One line below it. */
  slogan: string
  /** The colour of what should be seen first, such as `#bf3b09`. */
  accent: string
  /** On light ground, or on dark. */
  tone: 'light' | 'dark'
  /** Its largest words. */
  title: string
  /** What is said below them; empty for nothing. */
  text: string
  /** Fen: what anybody pays; absent where nothing is sold. */
  price?: number
  /** Fen: what is struck through. */
  originalPrice?: number
  /** Name of the picture of a product. */
  picture?: string
  /** Somebody who shares: their picture by name, or the first character of what they are called. */
  person?: { picture?: string; initial: string }
  /** Whole address that its code leads to. */
  link: string
  /** What is said beside the code, a line each. */
  notes: readonly string[]
}

/** Pictures that stand on it, as they are stored: any format the shop takes. */
export interface PosterPictures {
  picture?: Uint8Array
  person?: Uint8Array
}

/**
 * Draws a picture for sharing, as JPEG.
 * @param asker who has it drawn: a shopper, or a network of visitors; pictures of different askers are drawn in turn
 * @throws TooBusy where too many wait to be drawn
 */
export type PosterDrawing = (view: PosterView, pictures: PosterPictures, asker?: string) => Promise<Buffer>

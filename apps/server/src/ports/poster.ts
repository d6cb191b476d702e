/** Content of a share picture. */
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
  /** Text below them; empty for none. */
  text: string
  /** Fen: what anybody pays; absent where nothing is sold. */
  price?: number
  /** Fen: the struck price. */
  originalPrice?: number
  /** Name of the picture of a product. */
  picture?: string
  /** The sharer: their picture by name, or the first character of their name. */
  person?: { picture?: string; initial: string }
  /** Whole address that its code leads to. */
  link: string
  /** Text beside the code, a line each. */
  notes: readonly string[]
}

/** Pictures in it, as they are stored: any format that the shop accepts. */
export interface PosterPictures {
  picture?: Uint8Array
  person?: Uint8Array
}

/**
 * Draws a picture for sharing, as JPEG.
 * @param asker the requester: a shopper, or a network of visitors; pictures of different requesters are drawn in turn
 * @throws TooBusy if too many wait to be drawn
 */
export type PosterDrawing = (view: PosterView, pictures: PosterPictures, asker?: string) => Promise<Buffer>

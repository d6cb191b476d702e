/** Content of a share picture. */
export interface PosterView {
  /** The shop's name, at the top of the picture. */
  shopName: string
  /** A line of text below the shop's name. */
  slogan: string
  /** The colour of the most prominent parts, such as `#bf3b09`. */
  accent: string
  /** Whether the background is light or dark. */
  tone: 'light' | 'dark'
  /** The title, which has the largest letters of the picture. */
  title: string
  /** Text below the title; empty for none. */
  text: string
  /** Fen: the price for everybody; absent if nothing is sold. */
  price?: number
  /** Fen: the price that is struck through. */
  originalPrice?: number
  /** Name of the picture of a product. */
  picture?: string
  /** The sharer: their picture by name, or the first character of their name. */
  person?: { picture?: string; initial: string }
  /** The whole address in the QR code. */
  link: string
  /** Lines of text beside the QR code. */
  notes: readonly string[]
}

/** The pictures within a share picture, as they are stored: in any format that the shop accepts. */
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

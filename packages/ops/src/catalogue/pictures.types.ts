import type { Line, PictureName, SomePieces } from './values.types'

/** A picture by the name it is stored or drawn under. */
export interface ShopFilePicture {
  name: PictureName
  /** What it shows. */
  alt: Line
  /** Pixels of the original; read from `file` if that is there. */
  width?: SomePieces
  /** Pixels of the original; read from `file` if that is there. */
  height?: SomePieces
  /**
   * Tells one version of the picture from another; made from `file` if absent.
   * @title 8 至 64 位小写十六进制数
   * @pattern ^[0-9a-f]{8,64}$
   */
  hash?: string
  /**
   * Its path below the shop file's folder, such as `pictures/lamp.jpg`, or the picture itself in base64: png, jpeg or
   * webp. Absent where the shop draws it.
   * @contentEncoding base64
   * @minLength 1
   */
  file?: string
}

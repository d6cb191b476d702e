import type { Line, PictureName, SomePieces } from './values.types'

/** A picture and the name that refers to it. */
export interface ShopFilePicture {
  name: PictureName
  /** A description of the picture for people who cannot see it. */
  alt: Line
  /** Width of the original in pixels; read from `file` if that is present. */
  width?: SomePieces
  /** Height of the original in pixels; read from `file` if that is present. */
  height?: SomePieces
  /**
   * Identifies the version of the picture; when absent, it is made from `file`.
   * @title 8 至 64 位小写十六进制数
   * @pattern ^[0-9a-f]{8,64}$
   */
  hash?: string
  /**
   * The path of the picture within the shop file's folder, such as `pictures/lamp.jpg`, or the picture itself in
   * base64: png, jpeg or webp. Absent if the shop draws the picture.
   * @contentEncoding base64
   * @minLength 1
   */
  file?: string
}

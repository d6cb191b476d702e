/** A text that says something.
 * @minLength 1 */
export type Words = string

/** Pieces of something; as many as can be counted.
 * @asType integer
 * @minimum 0
 * @maximum 2147483647 */
export type Pieces = number

/** Pieces of something, one at least.
 * @asType integer
 * @minimum 1
 * @maximum 2147483647 */
export type SomePieces = number

/** Percent to pay, with one decimal at most: 88.5 is 8.85 折.
 * @minimum 0.1
 * @maximum 99.9
 * @examples [88.5] */
export type Rate = number

/** Names a thing in addresses.
 * @title letters, digits, - and _, at most 60 of them
 * @pattern ^[\w-]{1,60}$
 * @examples ["gate-1"] */
export type PlainId = string

/** Code of a province, a city or a district.
 * @title the six digits of an area
 * @pattern ^\d{6}$
 * @examples ["650000"] */
export type AreaCode = string

/** Code of a street.
 * @title the nine digits of a street
 * @pattern ^\d{9}$
 * @examples ["110101001"] */
export type StreetCode = string

/** Degrees east of Greenwich, WGS 84.
 * @minimum -180
 * @maximum 180 */
export type Longitude = number

/** Degrees north of the equator.
 * @minimum -90
 * @maximum 90 */
export type Latitude = number

/** A path of the shop, or a page elsewhere that a browser opens safely.
 * @title a path that begins with one /, or an address that begins with https://
 * @pattern ^(/(?![/\\])|https://)\S{0,490}$
 * @examples ["https://shop.example/guides/lamp.pdf"] */
export type OpenedAddress = string

/** Name of a picture: it stands in the picture's address.
 * @title letters, digits, - and _, at most 100 of them
 * @pattern ^[\w-]{1,100}$
 * @examples ["lamp-face"] */
export type PictureName = string

/** A text of one line that is not empty.
 * @minLength 1
 * @maxLength 500 */
export type Words = string

/**
 * A short text that is not empty, such as a name, a number or a code.
 * @minLength 1
 * @maxLength 100
 */
export type ThingName = string

/** A text of one line, possibly empty.
 * @maxLength 200 */
export type Line = string

/** Fen: price of a piece, at least 1.
 * @asType integer
 * @minimum 1
 * @maximum 999999999
 * @examples [19900] */
export type Price = number

/** Fen: an amount or a reduction, at most as high as a {@link Price}.
 * @asType integer
 * @minimum 0
 * @maximum 999999999
 * @examples [19900] */
export type Money = number

/** Epoch ms: a moment that an owner sets, in the years 2000 to 2099. The range excludes epoch seconds.
 * @title 毫秒时间戳（13 位数字）
 * @asType integer
 * @minimum 946684800000
 * @maximum 4102444799999
 * @examples [1795190400000] */
export type Moment = number

/** A number of pieces, 0 or more.
 * @asType integer
 * @minimum 0
 * @maximum 2147483647 */
export type Pieces = number

/** A number of pieces, at least 1.
 * @asType integer
 * @minimum 1
 * @maximum 2147483647 */
export type SomePieces = number

/**
 * Percent of a price that shoppers pay, with one decimal at most: 88.5 is 8.85 折.
 * @minimum 0.1
 * @maximum 99.9
 * @examples [88.5]
 */
export type Rate = number

/** The id of a record, which can stand in addresses.
 * @title 字母、数字、- 和 _，至多 60 个
 * @pattern ^[\w-]{1,60}$
 * @examples ["gate-1"] */
export type PlainId = string

/** Code of a province, a city or a district.
 * @title 六位地区编号
 * @pattern ^\d{6}$
 * @examples ["650000"] */
export type AreaCode = string

/** Code of a street.
 * @title 九位街道编号
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

/** A path of the shop, or an https address of another site.
 * @title 以 / 开头的本店路径，或以 https:// 开头的网址
 * @pattern ^(/(?![/\\])|https://)\S{0,490}$
 * @examples ["https://shop.example/guides/lamp.pdf"] */
export type OpenedAddress = string

/** Name of a picture, which is a part of the picture's address.
 * @title 字母、数字、- 和 _，至多 100 个
 * @pattern ^[\w-]{1,100}$
 * @examples ["lamp-face"] */
export type PictureName = string

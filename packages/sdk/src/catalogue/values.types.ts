/**
 * The types of single values: unit, range, format and an example. The maximum of whole numbers is the largest integer
 * that JavaScript represents exactly. In JSON, the values are plain numbers and strings.
 */

/** Fen, hundredths of a yuan: an amount of money; never negative.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [19900] */
export type Fen = number

/** Fen: a change of an amount of money, below 0 for a decrease.
 * @asType integer
 * @examples [-19900] */
export type FenChange = number

/** Epoch ms: milliseconds since 1970-01-01 UTC.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [1795190400000] */
export type EpochMs = number

/** Epoch seconds: seconds since 1970-01-01 UTC; used by the second channel and by the signature for the messaging app
 * (WeChat).
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [1795190400] */
export type EpochSeconds = number

/** A number of things: a whole number, 0 or more.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [2] */
export type Count = number

/** Pieces of one sku, 1 to 200 in one line.
 * @asType integer
 * @minimum 1
 * @maximum 200
 * @examples [1] */
export type Quantity = number

/** Percent, 0 to 100.
 * @minimum 0
 * @maximum 100
 * @examples [98] */
export type Percent = number

/** A day of the shop's calendar (UTC+8), `YYYY-MM-DD`.
 * @pattern ^\d{4}-\d{2}-\d{2}$
 * @examples ["2026-11-21"] */
export type Day = string

/** Number of a sku: one variant of a product that can be bought.
 * @minLength 1
 * @maxLength 40
 * @examples ["100101"] */
export type SkuNo = string

/** Number of an spu: a product with all its variants.
 * @minLength 1
 * @maxLength 40
 * @examples ["1001"] */
export type SpuNo = string

/** Id of an object of the shop, assigned by the shop; at most 64 characters.
 * @minLength 1
 * @maxLength 64
 * @examples ["482913570"] */
export type Id = string

/** Mobile number of mainland China: 11 digits, the first 1, the second 3 to 9.
 * @pattern ^1[3-9]\d{9}$
 * @examples ["13800138000"] */
export type Telephone = string

/** Mobile number of mainland China, or empty for none.
 * @pattern ^(1[3-9]\d{9})?$
 * @examples ["13800138000"] */
export type OptionalTelephone = string

/** E-mail address, at most 254 characters (V05).
 * @minLength 3
 * @maxLength 254
 * @examples ["xiaonuan@example.com"] */
export type Email = string

/** Masked e-mail address, for display.
 * @maxLength 260
 * @examples ["xi***@example.com"] */
export type MaskedEmail = string

/** Masked telephone, for display.
 * @examples ["138****8000"] */
export type MaskedTelephone = string

/** Verification code sent by SMS or mail: six digits.
 * @pattern ^\d{6}$
 * @examples ["482913"] */
export type SmsCode = string

/** Identifies a verification code that was sent; only the client that requested the code knows it.
 * @minLength 1
 * @maxLength 64
 * @examples ["b25seS1mb3ItdGhvc2Utd2hvLWFza2VkLWZvci1pdCE"] */
export type LoginTicket = string

/** A colour: six hexadecimal digits after a #.
 * @pattern ^#[0-9a-f]{6}$
 * @examples ["#bf3b09"] */
export type HexColour = string

/** URL to open or to load: absolute, or a path of the shop.
 * @maxLength 2048
 * @examples ["https://shop.example/product/1001"] */
export type Url = string

/** Code of a province, city, district or street, as in the national standard GB/T 2260.
 * @minLength 1
 * @pattern ^\d{1,12}$
 * @examples ["110101"] */
export type AreaCode = string

/** Code of a street; empty while the shopper does not know it yet (E05, V03).
 * @pattern ^\d{0,12}$
 * @examples ["110101001"] */
export type StreetCode = string

/** Sales channel of promoters; `retail` by default (K02).
 * @minLength 1
 * @maxLength 40
 * @examples ["retail"] */
export type Channel = string

/** Code of a category of products, in letters.
 * @minLength 1
 * @maxLength 40
 * @examples ["speaker"] */
export type CategoryCode = string

/** Name of a product or a sku, for the shopper.
 * @examples ["暖居智能音箱 Pro 月光白"] */
export type ProductName = string

/** Title, for the shopper.
 * @examples ["入冬焕新"] */
export type Title = string

/** Display name of a shopper.
 * @maxLength 20
 * @examples ["暖居用户8000"] */
export type DisplayName = string

/** A person's name, masked except for its ends, for display (V02).
 * @examples ["王*明"] */
export type MaskedName = string

/** Pixels: length of a picture's side.
 * @asType integer
 * @minimum 1
 * @examples [1500] */
export type Pixels = number

/** Milliseconds: a duration.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [60000] */
export type Milliseconds = number

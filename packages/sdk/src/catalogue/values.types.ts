/**
 * What single values mean, wherever they stand: unit, range, form and an example, said once. Whole numbers end where a
 * number of JavaScript is no longer exact.
 * On the wire they are plain numbers and texts.
 */

/** Money: whole fen, hundredths of a yuan; never negative.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [19900] */
export type Fen = number

/** A change of money: whole fen, below 0 when money goes out.
 * @asType integer
 * @examples [-19900] */
export type FenChange = number

/** A moment: milliseconds since 1970-01-01 UTC.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [1795190400000] */
export type EpochMs = number

/** A moment as the second order source tells it: seconds since 1970-01-01 UTC.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [1795190400] */
export type EpochSeconds = number

/** How many: a whole number, 0 or more.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [2] */
export type Count = number

/** How many pieces of one sku, 1 to 200 in one line.
 * @asType integer
 * @minimum 1
 * @maximum 200
 * @examples [1] */
export type Quantity = number

/** A share of a hundred, 0 to 100.
 * @minimum 0
 * @maximum 100
 * @examples [98] */
export type Percent = number

/** A day of the shop's calendar (UTC+8), `YYYY-MM-DD`.
 * @pattern ^\d{4}-\d{2}-\d{2}$
 * @examples ["2026-11-21"] */
export type Day = string

/** Names a sku: one buyable variant of a product.
 * @minLength 1
 * @maxLength 40
 * @examples ["2001"] */
export type SkuNo = string

/** Names an spu: a product with all its variants.
 * @minLength 1
 * @maxLength 40
 * @examples ["1001"] */
export type SpuNo = string

/** Names a thing of the shop, as the shop gave it out; at most 64 characters.
 * @minLength 1
 * @maxLength 64
 * @examples ["482913570"] */
export type Id = string

/** A mobile number of the Chinese mainland: 11 digits, the first 1, the second 3 to 9.
 * @pattern ^1[3-9]\d{9}$
 * @examples ["13800138000"] */
export type Telephone = string

/** A mobile number of the Chinese mainland, or empty for none.
 * @pattern ^(1[3-9]\d{9})?$
 * @examples ["13800138000"] */
export type OptionalTelephone = string

/** An address for mail, at most 254 characters (V05).
 * @minLength 3
 * @maxLength 254
 * @examples ["xiaonuan@example.com"] */
export type Email = string

/** An address for mail with most of its name hidden, for showing.
 * @maxLength 260
 * @examples ["xi***@example.com"] */
export type MaskedEmail = string

/** A telephone with its middle hidden, for showing.
 * @examples ["138****8000"] */
export type MaskedTelephone = string

/** A code from an SMS: six digits.
 * @pattern ^\d{6}$
 * @examples ["482913"] */
export type SmsCode = string

/** Names a login code that was sent; known to whoever asked for it and nobody else.
 * @minLength 1
 * @maxLength 64
 * @examples ["b25seS1mb3ItdGhvc2Utd2hvLWFza2VkLWZvci1pdCE"] */
export type LoginTicket = string

/** A colour: six hexadecimal digits after a #.
 * @pattern ^#[0-9a-f]{6}$
 * @examples ["#bf3b09"] */
export type HexColour = string

/** An address to open or to load: whole, or a path of the shop.
 * @maxLength 2048
 * @examples ["https://shop.example/product/1001"] */
export type Url = string

/** Code of a province, city, district or street, as the national standard GB/T 2260 has it.
 * @minLength 1
 * @pattern ^\d{1,12}$
 * @examples ["110101"] */
export type AreaCode = string

/** Code of a street; empty while the shopper does not know it yet (E05, V03).
 * @pattern ^\d{0,12}$
 * @examples ["110101001"] */
export type StreetCode = string

/** A channel that promoters sell through; `retail` unless something else is said (K02).
 * @minLength 1
 * @maxLength 40
 * @examples ["retail"] */
export type Channel = string

/** Names a category of products, in letters.
 * @minLength 1
 * @maxLength 40
 * @examples ["speaker"] */
export type CategoryCode = string

/** Name of a product or a sku, as shoppers read it.
 * @examples ["暖居智能音箱 Pro 月光白"] */
export type ProductName = string

/** Headline, as shoppers read it.
 * @examples ["入冬焕新"] */
export type Title = string

/** How a shopper is called on screens.
 * @maxLength 20
 * @examples ["暖居用户8000"] */
export type DisplayName = string

/** A person's name with all but its ends hidden, for showing (V02).
 * @examples ["王*明"] */
export type MaskedName = string

/** Length of a picture's side: whole px.
 * @asType integer
 * @minimum 1
 * @examples [1500] */
export type Pixels = number

/** A while: whole milliseconds.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [60000] */
export type Milliseconds = number

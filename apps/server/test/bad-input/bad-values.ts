/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Invalid or hostile texts. */
export const BAD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDC00b',
  '\u202E订单',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(20),
  '\u0000\u0001\u0002',
  '\uFFFF',
  '\u2028\u2029',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(300),
  '长'.repeat(5_000),
  "' or 1=1 --",
  '"; drop table orders; --',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%00',
  '%',
  '%zz',
  '%F0%9F',
  '../../etc/passwd',
  '..\\..\\x',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '1_000',
  '٣',
  '９９',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2026-02-30',
  '9'.repeat(40),
  '-1',
  '-9223372036854775809',
  '99999999999999999999',
  '0',
  '00',
  '1.5',
  '१',
  'ｎｕｌｌ',
  'file:///etc/passwd',
  'http://127.0.0.1/',
  'javascript:alert(1)',
  '//evil.example',
]

/** Invalid or hostile numbers. */
export const BAD_NUMBERS: readonly number[] = [
  -1, 0, -0, 0.5, 1e21, 1e308, -1e308, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_994, 9.3e18,
  1e-320, 4_294_967_296,
]

/** Invalid values of every other kind. */
export const BAD_VALUES: readonly Json[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1 },
  ['a', 'b'],
  [1, [2, [3]]],
  { constructor: { prototype: { polluted: true } } },
  nested(29),
  nested(31),
  nested(2_000),
]

function nested(depth: number): Json {
  let value: Json = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value }
  return value
}

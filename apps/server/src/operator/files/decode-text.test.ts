import { expect, it } from 'vitest'
import { decodeText } from '#operator/files/decode-text'

const TEXT = '卡密-001\r\n暖居音箱，客厅\r\n'
/** `TEXT` in GBK, as Excel and Notepad of a Chinese Windows save it. */
const GBK = Buffer.from('bfa8c3dc2d3030310d0ac5afbed3d2f4cfe4a3acbfcdccfc0d0a', 'hex')
const UTF_16 = Buffer.from(TEXT, 'utf16le')

const read = (...parts: Uint8Array[]) => decodeText('codes.txt', Buffer.concat(parts))

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['GBK', GBK],
  ['UTF-16', UTF_16],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16, big-endian', Buffer.from(UTF_16).swap16()],
  ['UTF-16, big-endian, with a byte order mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
])('reads a file in %s', (_, bytes) => expect(read(bytes)).toBe(TEXT))

it('reads characters that only GB 18030 has', () => expect(read(Buffer.from('95328236', 'hex'))).toBe('\u{20000}'))

it.each([
  ['was damaged when it was saved', Buffer.from('\uFFFD\uFFFD\u017C\uFFFD-001')],
  ['ends within a character', Buffer.from(TEXT).subarray(0, 5)],
  ['is a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['is in Latin 1', Buffer.from('caf\u00e9 cr\u00e8me', 'latin1')],
  ['has control characters', Buffer.from('a\u0007b')],
])('refuses a file that %s', (_, bytes) =>
  expect(() => read(bytes)).toThrow(
    'codes.txt is no text that can be read. Save it as UTF-8, GB 18030 or UTF-16, and look at it again.',
  ),
)

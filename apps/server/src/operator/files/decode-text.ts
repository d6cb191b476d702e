import { isUnreadable } from '#kernel/payloads/is-unreadable'
import { told } from '#kernel/commands/told'

/** Byte order marks of text files. */
const MARKS: readonly { mark: Buffer; encoding: string }[] = [
  { mark: Buffer.from([0xef, 0xbb, 0xbf]), encoding: 'utf-8' },
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
]

/**
 * Returns the text of a file, without a byte order mark. It may be in UTF-8, UTF-16, or GB 18030 with GBK, as a Chinese
 * Windows saves it.
 * @throws Error in plain words if no encoding fits: the text was damaged when it was saved, or the file is no text
 */
export function decodeText(name: string, bytes: Buffer): string {
  const text = encodingsOf(bytes)
    .map((encoding) => decode(bytes, encoding))
    .find((one) => one !== undefined && isText(one))
  if (text !== undefined) return text
  throw new Error(
    told({
      zh: `${name} 的文字编码无法识别。请另存为 UTF-8、GB 18030 或 UTF-16，检查内容后重试。`,
      en: `${name} is no text that can be read. Save it as UTF-8, GB 18030 or UTF-16, and look at it again.`,
    }),
  )
}

/**
 * The encodings to try, the likeliest first. A file with zero bytes can only be UTF-16, in which each line end has a
 * zero byte.
 */
function encodingsOf(bytes: Buffer): string[] {
  const marked = MARKS.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark))
  if (marked) return [marked.encoding]
  if (!bytes.includes(0)) return ['utf-8', 'gb18030']
  return bytes.findIndex((byte) => byte === 0) % 2 === 1 ? ['utf-16le'] : ['utf-16be']
}

function decode(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Whether a text was decoded correctly. Control characters other than tabs and line ends, and private-use characters,
 * indicate a wrong encoding.
 */
const isText = (text: string): boolean => !isUnreadable(text) && !/[^\P{Cc}\t\r\n]|\p{Co}/u.test(text)

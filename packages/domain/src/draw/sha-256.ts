const BLOCK = 64

/**
 * Returns the first 32 bits of the fractional part of a number. For roots of prime numbers, these bits are the
 * constants of SHA-256.
 */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  return found
}

const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(prime ** (1 / 3)))
const START = Int32Array.from(primes(8), (prime) => fraction(prime ** 0.5))
const words = new Int32Array(64)

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Adds a block of bytes to the state of a SHA-256, and returns the new state. */
function compress(state: Int32Array, bytes: readonly number[], at: number): Int32Array {
  for (let i = 0; i < 16; i += 1)
    words[i] =
      (bytes[at + i * 4]! << 24) |
      (bytes[at + i * 4 + 1]! << 16) |
      (bytes[at + i * 4 + 2]! << 8) |
      bytes[at + i * 4 + 3]!
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15]!, words[i - 2]!]
    words[i] =
      (words[i - 16]! +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        words[i - 7]! +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) |
      0
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return Int32Array.of(
    a + state[0]!,
    b + state[1]!,
    c + state[2]!,
    d + state[3]!,
    e + state[4]!,
    f + state[5]!,
    g + state[6]!,
    h + state[7]!,
  )
}

/** Returns a string whose characters are the UTF-8 bytes of a text. Mini-programs have no `TextEncoder`. */
const inBytes = (text: string): string =>
  encodeURIComponent(text).replace(/%(..)/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)))

/** Returns the bytes of a text in UTF-8. */
function bytesOf(text: string): number[] {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 127) return Array.from(inBytes(text), (character) => character.charCodeAt(0))
    bytes.push(code)
  }
  return bytes
}

/**
 * Returns a function that hashes texts with the same beginning; the beginning is hashed only once. The SHA-256 is
 * returned as eight 32-bit words. The function uses plain arithmetic, since mini-programs have no WebCrypto; the server
 * checks results with the SHA-256 of its platform.
 */
export function sha256Begun(beginning: string): (rest: string) => Int32Array {
  const common = bytesOf(beginning)
  const whole = common.length - (common.length % BLOCK)
  let begun: Int32Array = START
  for (let at = 0; at < whole; at += BLOCK) begun = compress(begun, common, at)
  return (rest) => {
    const bytes = [...common.slice(whole), ...bytesOf(rest)]
    const bits = (whole + bytes.length) * 8
    bytes.push(0x80)
    while (bytes.length % BLOCK !== BLOCK - 8) bytes.push(0)
    bytes.push(0, 0, 0, 0, bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255)
    let state: Int32Array = begun
    for (let at = 0; at < bytes.length; at += BLOCK) state = compress(state, bytes, at)
    return state
  }
}

/**
 * Returns a function that hashes texts with the same beginning, and returns the first 32 bits of the SHA-256 as a
 * number.
 */
export function firstWordOf(beginning: string): (rest: string) => number {
  const hash = sha256Begun(beginning)
  return (rest) => hash(rest)[0]! >>> 0
}

/** Returns the SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  Array.from(sha256Begun('')(text), (word) => `0000000${(word >>> 0).toString(16)}`.slice(-8)).join('')

import { createHash } from 'node:crypto'
import type { Random } from '#shop/random'

/** The form of a token: 256 random bits in base64url. */
const TOKEN = /^[\w-]{43}$/

/** Makes a token. */
export const newToken = (random: Random): string => random.bytes(32).toString('base64url')

/** Whether a text has the form of a token. Other texts are not looked up in the database. */
export const isToken = (text: string): boolean => TOKEN.test(text)

/** The stored form of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

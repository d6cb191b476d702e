import { MOST_COUNTED } from '#database/most-counted'
import { isUnreadable } from '#kernel/is-unreadable'

/**
 * Looks at a value and tells what is wrong with it, each fault beginning with where it is; nothing when all is well.
 */
export type Check = (value: Json | undefined, where: string) => string[]

/** What JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** A text that says something. */
export const text: Check = (value, where) =>
  typeof value === 'string' && value.trim() !== '' && !isUnreadable(value) ? [] : [`${where} must be a text`]

/** Any text, also an empty one. */
export const anyText: Check = (value, where) =>
  typeof value === 'string' && !isUnreadable(value) ? [] : [`${where} must be a text`]

/** A text of one shape, which `what` puts in words. */
export const shaped =
  (shape: RegExp, what: string): Check =>
  (value, where) =>
    typeof value === 'string' && shape.test(value) ? [] : [`${where} must be ${what}`]

/** true or false. */
export const flag: Check = (value, where) => (typeof value === 'boolean' ? [] : [`${where} must be true or false`])

/** A whole number from `least` on, such as an amount in fen or a moment in epoch ms. */
export const whole =
  (least = 0): Check =>
  (value, where) =>
    Number.isSafeInteger(value) && Number(value) >= least ? [] : [`${where} must be a whole number, ${least} or more`]

/** A number of pieces, pixels or the like. */
export const counted =
  (least = 0, most = MOST_COUNTED): Check =>
  (value, where) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? []
      : [`${where} must be a whole number from ${least} to ${most}`]

/** A whole number from 0 to `most`. */
export const upToNumber =
  (most: number): Check =>
  (value, where) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most
      ? []
      : [`${where} must be a whole number from 0 to ${most}`]

/** Degrees of a circle, as far as `most` to either side. */
export const degrees =
  (most: number): Check =>
  (value, where) =>
    typeof value === 'number' && Math.abs(value) <= most ? [] : [`${where} must be a number from -${most} to ${most}`]

/** One of the values named. */
export const oneOf =
  (...values: (string | number)[]): Check =>
  (value, where) =>
    values.includes(value as string) ? [] : [`${where} must be one of ${values.join(', ')}`]

/** A list whose entries pass a check. */
export const list =
  (check: Check, least = 0): Check =>
  (value, where) => {
    if (!Array.isArray(value)) return [`${where} must be a list`]
    if (value.length < least) return [`${where} must not be empty`]
    return value.flatMap((entry, at) => check(entry, `${where}[${at}]`))
  }

/** An object with just these fields; those of `optional` may be missing. */
export const object =
  (needed: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, where) => {
    if (!isObject(value)) return [`${where || 'the file'} must be an object`]
    const at = (name: string) => (where === '' ? name : `${where}.${name}`)
    return [
      ...Object.keys(value)
        .filter((name) => !(name in needed) && !(name in optional))
        .map((name) => `${at(name)} is not known`),
      ...Object.entries(needed).flatMap(([name, check]) => check(value[name], at(name))),
      ...Object.entries(optional).flatMap(([name, check]) =>
        value[name] === undefined ? [] : check(value[name], at(name)),
      ),
    ]
  }

/**
 * An object of one of several kinds: the field of that name says which, and the check of that kind looks at the rest.
 */
export const kindBy =
  (name: string, kinds: ReadonlyMap<Json | undefined, Check>): Check =>
  (value, where) => {
    if (!isObject(value)) return [`${where} must be an object`]
    const { [name]: said, ...rest } = value
    const check = kinds.get(said)
    return check ? check(rest, where) : [`${where}.${name} must be one of ${[...kinds.keys()].join(', ')}`]
  }

/** Whether a value has fields. */
export const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

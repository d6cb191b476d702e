import { REPLY_CODE } from '@hearth/domain'
import { FIELD_LABELS } from '#kernel/payloads/field-labels'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import { ShopError } from '#kernel/shop-error'

/** Maximum number of levels of nesting. Payloads of the catalogue have fewer. */
const DEEPEST = 30

type Sent = string | number | boolean | object | null | undefined

/**
 * Checks everything in a payload, including unknown fields: the database cannot store U+0000 or half a surrogate pair,
 * and very deep nesting would overflow the stack of later code.
 * @throws ShopError `badInput` that names the field
 */
export function refuseUnreadable(sent: Sent, field?: string, depth = 0): void {
  if (depth > DEEPEST) throw refusal(field, '层级过深')
  if (typeof sent === 'string' && isUnreadable(sent)) throw refusal(field, '含有无法识别的字符')
  if (typeof sent !== 'object' || sent === null) return
  for (const [name, part] of Object.entries<Sent>(sent as Record<string, Sent>)) {
    if (isUnreadable(name)) throw refusal(field, '含有无法识别的字符')
    refuseUnreadable(part, Array.isArray(sent) ? field : name, depth + 1)
  }
}

const refusal = (field: string | undefined, why: string): ShopError =>
  new ShopError(REPLY_CODE.badInput, field && `${FIELD_LABELS[field] ?? field}${why}`, field)

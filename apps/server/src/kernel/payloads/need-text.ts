import { REPLY_CODE } from '@hearth/domain'
import { OPS_FIELD_LABELS } from '#kernel/payloads/field-labels'
import { ShopError } from '#kernel/shop-error'

/**
 * Returns a text without surrounding blanks. Characters that the database cannot store were refused before, with the
 * whole payload (`refuseUnreadable`).
 * @throws ShopError badInput that names the field, if the text has only blanks
 */
export function needText(text: string, field: string, message?: string): string {
  const kept = text.trim()
  if (kept === '')
    throw new ShopError(REPLY_CODE.badInput, message ?? `${OPS_FIELD_LABELS[field] ?? field}不能为空`, field)
  return kept
}

import { checkField } from '#form/check-field'
import type { FieldRules, FormValue } from '#form/form-rule'

/** The error of a refused field (V05): the field's name, its state, and the message of its first failed check. */
export type FieldError = Error & { field: string; state: 'error' }

/**
 * Checks one field (V05).
 * @throws FieldError if a check fails
 */
export async function validateField(field: string, rules: FieldRules, value: FormValue): Promise<void> {
  const message = await checkField(rules, value)
  if (message !== undefined) throw Object.assign(new Error(message), { field, state: 'error' as const })
}

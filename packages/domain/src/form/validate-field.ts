import { checkField } from '#form/check-field'
import type { FieldRules, FormValue } from '#form/form-rule'

/** Why a field was refused (V05): its name, its state, and its first message. */
export type FieldError = Error & { field: string; state: 'error' }

/**
 * Checks one field (V05).
 * @throws FieldError if a check fails
 */
export async function validateField(field: string, rules: FieldRules, value: FormValue): Promise<void> {
  const message = await checkField(rules, value)
  if (message !== undefined) throw Object.assign(new Error(message), { field, state: 'error' as const })
}

import { checkField } from '#form/check-field'
import type { FieldRules, FormValue } from '#form/form-rule'

/** Why a field was refused (V05): its name, its state, and as `message` the first message. */
export type FieldError = Error & { field: string; state: 'error' }

/** Checks one field and rejects with a {@link FieldError} when it fails (V05). */
export async function validateField(field: string, rules: FieldRules, value: FormValue): Promise<void> {
  const message = await checkField(rules, value)
  if (message !== undefined) throw Object.assign(new Error(message), { field, state: 'error' as const })
}

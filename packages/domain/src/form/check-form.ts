import { checkField } from '#form/check-field'
import type { FormErrors, FormRules, FormValue } from '#form/form-rule'

/**
 * Checks a form (V04, V05). Returns the first message of each failed field, in Chinese; an empty record if all fields
 * pass. An empty field that is not required passes. Invalid input never rejects the promise.
 */
export async function checkForm<V extends { [Field in keyof V]: FormValue }>(
  rules: FormRules<V>,
  values: V,
): Promise<FormErrors<V>> {
  const errors: FormErrors<V> = {}
  const fields = Object.keys(rules) as (keyof V & string)[]
  await Promise.all(
    fields.map(async (field) => {
      const one = rules[field]
      const message = one && (await checkField(one, values[field]))
      if (message !== undefined) errors[field] = message
    }),
  )
  return errors
}

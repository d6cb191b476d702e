import { checkField } from '#form/check-field'
import type { FormErrors, FormRules, FormValue } from '#form/form-rule'

/**
 * Checks a form and gives the first message of each field that failed, in Chinese (V04, V05); an empty record when all
 * is well. A field that is empty and not required passes. It never rejects for what a shopper typed.
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

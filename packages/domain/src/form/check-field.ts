import Imported, { type RuleItem } from 'async-validator'
import { formMessages } from '#form/form-messages'
import type { FieldRules, FormRule, FormValue } from '#form/form-rule'

/**
 * In Node, `Imported` is a CommonJS module, which has the library's class in `default`. In bundles, `Imported` is the
 * class itself.
 */
const Schema = (Imported as typeof Imported & { default?: typeof Imported }).default ?? Imported

/** Maximum number of characters of an email address (V05). */
const EMAIL_LIMIT = 254

/** Checks one value (V04). Returns the message of the first failed check, or undefined if all checks pass. */
export function checkField({ label, rules }: FieldRules, value: FormValue): Promise<string | undefined> {
  // The label is used as the field's name, since the library writes the name into its messages.
  const schema = new Schema({ [label]: rules.flatMap(toItems) })
  schema.messages(formMessages)
  return new Promise((resolve) => {
    schema
      .validate({ [label]: value }, { first: true, suppressWarning: true }, (errors) =>
        resolve(errors?.[0] && (errors[0].message ?? `${label}填写有误`)),
      )
      // The promise of `validate` rejects with the same errors that the callback has handled. The rejection is ignored.
      .catch(() => undefined)
  })
}

function toItems(rule: FormRule): RuleItem[] {
  const item = { ...rule } as RuleItem
  if (rule.enum) return [{ ...item, type: 'enum' }]
  if (rule.type !== 'email') return [item]
  const length: RuleItem = { max: EMAIL_LIMIT }
  return [item, rule.message === undefined ? length : { ...length, message: rule.message }]
}

import Schema, { type Rule, type RuleItem, type ValidateError } from 'async-validator'
import type { FieldRules, FormErrors, FormRule, FormRules, FormValue } from '#form/form-rule'
import { formMessages } from '#form/form-messages'

/** An email address is shorter than 255 characters (V05). */
const EMAIL_LIMIT = 254

/**
 * Checks a form and gives the first message of each field that failed, in Chinese (V04, V05); an empty record when all
 * is well. A field that is empty and not required passes. It never rejects for what a shopper typed.
 */
export async function checkForm<V extends { [Field in keyof V]: FormValue }>(
  rules: FormRules<V>,
  values: V,
): Promise<FormErrors<V>> {
  const described: Record<string, Rule> = {}
  for (const field of Object.keys(rules) as (keyof V & string)[]) {
    const one = rules[field]
    if (one) described[field] = toItems(one)
  }
  const schema = new Schema(described)
  schema.messages(formMessages)
  const errors: FormErrors<V> = {}
  await new Promise<void>((resolve) => {
    const told = (failed: ValidateError[] | null) => {
      for (const { field, message } of failed ?? []) errors[field as keyof V] ??= message ?? '填写有误'
      resolve()
    }
    // The callback hears of every failure; the promise beside it only repeats them.
    schema.validate({ ...values }, { firstFields: true, suppressWarning: true }, told).catch(() => undefined)
  })
  return errors
}

const toItems = ({ label, rules }: FieldRules): RuleItem[] =>
  rules.flatMap((rule) => {
    const item = { ...rule, enum: rule.enum && [...rule.enum], fullField: label }
    const named = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as RuleItem
    return rule.type === 'email' ? [named, emailLength(label, rule)] : [named]
  })

function emailLength(label: string, { message }: FormRule): RuleItem {
  const item = { type: 'string' as const, max: EMAIL_LIMIT, fullField: label }
  return message === undefined ? item : { ...item, message }
}

import type { FormErrors, FormRules } from '@hearth/domain/form'
import { useState } from 'react'
import { useChecks } from '#hooks/use-checks'

/** A form of texts. */
type Texts<Form> = { [Field in keyof Form]: string }

/**
 * The input of a form and its faults (V04). Changing a field clears its fault.
 * @param rules by fields
 * @param empty initial values
 */
export function useCheckedForm<Form extends Texts<Form>>(rules: FormRules<Form>, empty: Form) {
  const checkForm = useChecks()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FormErrors<Form>>({})
  return {
    values,
    errors,
    /** Takes the typed text. */
    change(part: Partial<Form>) {
      setValues((before) => ({ ...before, ...part }))
      setErrors((before) => ({ ...before, ...cleared(part) }))
    },
    /** Checks one field, or all of them. @returns whether there is no fault */
    async check(field?: keyof Form & string): Promise<boolean> {
      const found = await checkForm(field ? ({ [field]: rules[field] } as FormRules<Form>) : rules, values)
      if (!found) return false
      setErrors((before) => (field ? { ...before, ...found } : found))
      return Object.keys(found).length === 0
    },
    /** Shows a refusal of the shop at its field. */
    refuse: (refused: FormErrors<Form>) => setErrors((before) => ({ ...before, ...refused })),
    /** Empties it. */
    reset: () => setValues(empty),
  }
}

const cleared = <Form>(part: Partial<Form>): FormErrors<Form> =>
  Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) as FormErrors<Form>

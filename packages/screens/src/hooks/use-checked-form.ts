import type { FormErrors, FormRules } from '@hearth/domain/form'
import { useState } from 'react'
import { useChecks } from '#hooks/use-checks'

/** The values of a form whose fields are texts. */
type Texts<Form> = { [Field in keyof Form]: string }

/**
 * Holds the values and faults of a form (V04). Changing a field removes its fault.
 * @param rules the rules of each field
 * @param empty the initial values
 */
export function useCheckedForm<Form extends Texts<Form>>(rules: FormRules<Form>, empty: Form) {
  const checkForm = useChecks()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FormErrors<Form>>({})
  return {
    values,
    errors,
    /** Sets some fields, and removes their faults. */
    change(part: Partial<Form>) {
      setValues((before) => ({ ...before, ...part }))
      setErrors((before) => ({ ...before, ...cleared(part) }))
    },
    /**
     * Checks one field, or all fields.
     * @returns whether no fault was found
     */
    async check(field?: keyof Form & string): Promise<boolean> {
      const found = await checkForm(field ? ({ [field]: rules[field] } as FormRules<Form>) : rules, values)
      if (!found) return false
      setErrors((before) => (field ? { ...before, ...found } : found))
      return Object.keys(found).length === 0
    },
    /** Shows the shop's refusals at their fields. */
    refuse: (refused: FormErrors<Form>) => setErrors((before) => ({ ...before, ...refused })),
    /** Sets all fields to their initial values. */
    reset: () => setValues(empty),
  }
}

const cleared = <Form>(part: Partial<Form>): FormErrors<Form> =>
  Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) as FormErrors<Form>

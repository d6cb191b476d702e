import type { FormErrors, FormRules, FormValue } from '@hearth/domain/form'
import { appStore, useActions } from '@hearth/state'
import { NOT_LOADED } from '@hearth/ui'
import { useEffect } from 'react'

const loadChecks = () => import('#hooks/checks')

/**
 * Loads the code that checks forms (V04) while a form is shown.
 * @returns a function that finds the faults of the fields. It returns undefined, and a toast tells the shopper, if the
 * code could not be loaded.
 */
export function useChecks() {
  const { showToast } = useActions(appStore)
  useEffect(() => void loadChecks().catch(() => undefined), [])
  return async <V extends { [Field in keyof V]: FormValue }>(
    rules: FormRules<V>,
    values: V,
  ): Promise<FormErrors<V> | undefined> => {
    const code = await loadChecks().catch(() => undefined)
    if (code) return code.checkForm(rules, values)
    showToast(NOT_LOADED)
    return undefined
  }
}

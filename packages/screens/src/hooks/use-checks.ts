import type { FormErrors, FormRules, FormValue } from '@hearth/domain/form'
import { appStore, useActions } from '@hearth/state'
import { NOT_LOADED } from '@hearth/ui'
import { useEffect } from 'react'

const loadChecks = () => import('#hooks/checks')

/**
 * Checks forms (V04). The code of the checks is fetched while a form is filled in.
 * @returns finds the faults of the fields; undefined if the code was not loaded, which the shopper is told
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

/** What a form holds. */
export type FormValue = string | number | boolean | readonly string[] | null | undefined

/** A check of one field (V04). Several are tried in order; the first failure is reported. */
export interface FormRule {
  required?: boolean
  /** Refuses text that is only white space. */
  whitespace?: boolean
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'email' | 'url'
  /** Length of a text or list, or size of a number. */
  min?: number
  max?: number
  len?: number
  /** The values allowed; `type` is then not looked at. */
  enum?: readonly (string | number | boolean)[]
  pattern?: RegExp
  /** What the shopper reads instead of the default message. */
  message?: string
}

/** What a field is called in messages, and its checks. */
export interface FieldRules {
  label: string
  rules: readonly FormRule[]
}

/** The checks of a form, field by field. */
export type FormRules<V> = { readonly [Field in keyof V]?: FieldRules }

/** The first message of each field that failed; empty when all is well. */
export type FormErrors<V> = { [Field in keyof V]?: string }

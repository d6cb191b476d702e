/** A value of a form's field. */
export type FormValue = string | number | boolean | readonly string[] | null | undefined

/** A check of one field (V04). The checks of a field are applied in order; the first failure is reported. */
export interface FormRule {
  required?: boolean
  /** Refuses text of white space only. */
  whitespace?: boolean
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'email' | 'url'
  /** Minimum, maximum or exact length of a text or list, or size of a number. */
  min?: number
  max?: number
  len?: number
  /** The allowed values; if given, `type` is ignored. */
  enum?: readonly (string | number | boolean)[]
  pattern?: RegExp
  /** The message of a failure; absent for the default message. */
  message?: string
}

/** The label of a field in messages, and its checks. */
export interface FieldRules {
  label: string
  rules: readonly FormRule[]
}

/** The checks of a form, by field. */
export type FormRules<V> = { readonly [Field in keyof V]?: FieldRules }

/** The first message of each failed field; empty if all fields pass. */
export type FormErrors<V> = { [Field in keyof V]?: string }

/** A payload whose fields `Key` are present. */
export type Filled<Payload, Key extends keyof Payload> = Payload & Required<Pick<Payload, Key>>

/**
 * Types a payload after it was checked. The check sets each field that was left out to the default of its type
 * (`@default`), but the payload's type still calls the field optional.
 * @param fields fields whose types have a default
 * @throws Error when one of them is missing: its type has no default
 */
export function filled<Payload extends object, Key extends keyof Payload>(
  payload: Payload,
  ...fields: readonly Key[]
): Filled<Payload, Key> {
  const empty = fields.find((field) => payload[field] === undefined)
  if (empty !== undefined) throw new Error(`${String(empty)} has no default`)
  return payload as Filled<Payload, Key>
}

/** A payload, of which these fields are there. */
export type Filled<Payload, Key extends keyof Payload> = Payload & Required<Pick<Payload, Key>>

/**
 * The payload of a call whose fields have defaults: the check of payloads has given each field that was left out the
 * default of its type (`@default`), which types alone don't tell.
 * @param fields those with a default
 * @throws Error where one of them has none
 */
export function filled<Payload extends object, Key extends keyof Payload>(
  payload: Payload,
  ...fields: readonly Key[]
): Filled<Payload, Key> {
  const empty = fields.find((field) => payload[field] === undefined)
  if (empty !== undefined) throw new Error(`${String(empty)} has no default`)
  return payload as Filled<Payload, Key>
}

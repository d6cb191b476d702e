/** Why the shop refused a form, and the field at fault if the shop named a field. */
export interface Refusal {
  field?: string
  message: string
}

/** Returns the message and field of a thrown error. */
export function refusalOf(thrown: unknown): Refusal {
  const { field, text, message } = thrown as Error & { field?: string; text?: string }
  return { field, message: text || message }
}

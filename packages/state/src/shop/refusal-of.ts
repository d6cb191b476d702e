/** What the shop refused, by the field of the form where it names one. */
export interface Refusal {
  field?: string
  message: string
}

/** Reads the refusal from what a call threw. */
export function refusalOf(thrown: unknown): Refusal {
  const { field, message } = thrown as Error & { field?: string }
  return { field, message }
}

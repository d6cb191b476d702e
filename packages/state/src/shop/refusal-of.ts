/** The shop's refusal, by the field of the form if it names one. */
export interface Refusal {
  field?: string
  message: string
}

/** Reads the refusal from a thrown error. */
export function refusalOf(thrown: unknown): Refusal {
  const { field, message } = thrown as Error & { field?: string }
  return { field, message }
}

/** The shop's refusal, by the field of the form if it names one. */
export interface Refusal {
  field?: string
  message: string
}

/** Reads the refusal from a thrown error, in words for the shopper. */
export function refusalOf(thrown: unknown): Refusal {
  const { field, text, message } = thrown as Error & { field?: string; text?: string }
  return { field, message: text || message }
}

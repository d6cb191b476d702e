/** Loads something once; a failed load is tried again at the next call. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () =>
    (loaded ??= load().catch((error: Error) => {
      loaded = undefined
      throw error
    }))
}

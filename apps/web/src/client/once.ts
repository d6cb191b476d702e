/** Loads something once, and again where it did not come. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () =>
    (loaded ??= load().catch((error: Error) => {
      loaded = undefined
      throw error
    }))
}

/** Returns a function that loads something once. After a failure, the next call loads it again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () =>
    (loaded ??= load().catch((error: Error) => {
      loaded = undefined
      throw error
    }))
}

/** Splits a list into chunks of at most `size`. */
export const inLots = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** Runs `deed` for each item of a list, `lanes` at a time. */
export async function atOnce<One>(all: readonly One[], lanes: number, deed: (one: One) => Promise<unknown>) {
  const left = all.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const one of left) await deed(one)
    }),
  )
}

/** Runs `deed` for each item of a list, at most `lanes` at a time. */
export async function atOnce<One>(all: readonly One[], lanes: number, deed: (one: One) => Promise<unknown>) {
  const left = all.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const one of left) await deed(one)
    }),
  )
}

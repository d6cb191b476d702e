/**
 * Requests items together: the first at once, and those that arrive meanwhile as one batch after it. A busy server then
 * queries its database less often, and an idle one does not wait.
 * @param askAll answers each item, in their order
 * @returns a function that requests one item; it rejects if the batch with that item fails
 */
export function gather<Item, Answer>(
  askAll: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { items: Item[]; answers: Promise<readonly Answer[]> } | undefined

  function begin() {
    const items: Item[] = []
    const answers = last.then(() => {
      next = undefined
      return askAll(items)
    })
    last = answers.catch(() => {})
    return { items, answers }
  }

  return async (item) => {
    next ??= begin()
    const { items, answers } = next
    const at = items.push(item) - 1
    return (await answers)[at]!
  }
}

/** Lets a waiting finger and a due picture go first. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Waits until nothing else is to be done, a second at most. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve)
  })

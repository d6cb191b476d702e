/** Yields to pending input and paint. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Waits until the browser is idle, a second at most. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve)
  })

/** Waits until the browser has handled pending input and painted. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Waits until the browser is idle, for one second at most. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve)
  })

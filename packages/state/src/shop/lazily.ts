import type { StoreContext } from '#shop/define-store'

/** Ms: how long public data count as fresh. */
const FRESH = 60_000

/** Loads of a public page. */
export interface LazyLoad {
  /** Loads unless the data are fresh, or being loaded. */
  load(): Promise<void>
  /** Asks again. */
  refresh(): Promise<void>
}

/** Prevents loading a page twice that came rendered, or for two screens at once. */
export function lazily(context: StoreContext, isReady: () => boolean, ask: () => Promise<void>): LazyLoad {
  let freshUntil = context.startedAt + FRESH
  let running: Promise<void> | undefined
  // Its answer is dropped (see `tracker`): the next caller loads again.
  context.onForget(() => {
    running = undefined
  })
  const refresh = () => {
    const asked = ask().finally(() => {
      freshUntil = context.ports.clock() + FRESH
      if (running === asked) running = undefined
    })
    running = asked
    return asked
  }
  return {
    refresh,
    load: () => running ?? (isReady() && context.ports.clock() < freshUntil ? Promise.resolve() : refresh()),
  }
}

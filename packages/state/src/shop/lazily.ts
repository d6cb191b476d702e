import type { StoreContext } from '#shop/define-store'

/** Ms for which loaded public data count as fresh. */
const FRESH = 60_000

/** Loads the data of a public page. */
export interface LazyLoad {
  /** Loads the data unless they are fresh or being loaded. */
  load(): Promise<void>
  /** Loads the data in any case. */
  refresh(): Promise<void>
}

/**
 * Creates the loads of a public page. Data that came with the rendered page are not loaded again, and two screens that
 * load at once make one request.
 */
export function lazily(context: StoreContext, isReady: () => boolean, ask: () => Promise<void>): LazyLoad {
  let freshUntil = context.startedAt + FRESH
  let running: Promise<void> | undefined
  // At a logout, `tracker` drops the answer of the running request, so the next caller must send another request.
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

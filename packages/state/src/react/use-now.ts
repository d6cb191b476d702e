import { useCallback, useSyncExternalStore } from 'react'
import { useWholeShop } from '#react/shop-provider'

/** How often the clock is read for `moments`, ms. */
const SECOND = 1000

/**
 * Calibrated server time (K12), epoch ms, rounded down to a multiple of `interval` ms: a component renders again once
 * for each, such as with each full minute. `moments` (epoch ms) are the first moments at which what the component shows
 * is another: where a promotion begins, or the millisecond after its last one. The time told is never before a moment
 * that has passed, and a moment that comes is told within its second, whatever the interval. Undefined ones are
 * ignored. During hydration, the time is that of the rendered page. On a hidden page it does not advance.
 */
export function useNow(interval = SECOND, moments: readonly (number | undefined)[] = []): number {
  const shop = useWholeShop()
  const step = moments.length ? SECOND : interval
  const floor = (time: number) => {
    const passed = moments.filter((moment): moment is number => moment !== undefined && moment <= time)
    return Math.max(Math.floor(time / interval) * interval, ...passed)
  }
  const subscribe = useCallback(
    (changed: () => void) => {
      const run = () => {
        let timer: ReturnType<typeof setTimeout>
        const tell = () => {
          changed()
          timer = setTimeout(tell, step - (shop.now() % step))
        }
        tell()
        return () => clearTimeout(timer)
      }
      return shop.ports.whileSeen?.(run) ?? run()
    },
    [step, shop],
  )
  return useSyncExternalStore(
    subscribe,
    () => floor(shop.now()),
    () => floor(shop.renderedAt),
  )
}

import { useCallback, useSyncExternalStore } from 'react'
import { useWholeShop } from '#react/shop-provider'

/** Ms between two readings of the clock if there are `moments`. */
const SECOND = 1000

/**
 * Returns the calibrated server time (K12), epoch ms, rounded down to a multiple of `interval` ms. The component
 * renders again when the rounded time changes. `moments` (epoch ms) are times at which the component must show
 * something else, such as the beginning of a promotion or the millisecond after its end. Once a moment has passed, the
 * returned time is never earlier than it; the component renders again within a second of it, whatever the interval.
 * Undefined moments are ignored. During hydration, the time is that of the rendered page. On a hidden page the time
 * stands still.
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

import { useCallback, useSyncExternalStore } from 'react'
import { useWholeShop } from '#react/shop-provider'

/**
 * Calibrated server time (K12), epoch ms, in steps of `interval` ms: it goes on as each begins, such as with the full
 * minute. While a rendered page is taken over it is the time that page was made for. On a page that is not seen it
 * stands still.
 */
export function useNow(interval = 1000): number {
  const shop = useWholeShop()
  const floor = (time: number) => Math.floor(time / interval) * interval
  const subscribe = useCallback(
    (changed: () => void) => {
      const run = () => {
        let timer: ReturnType<typeof setTimeout>
        const tell = () => {
          changed()
          timer = setTimeout(tell, interval - (shop.now() % interval))
        }
        tell()
        return () => clearTimeout(timer)
      }
      return shop.ports.whileSeen?.(run) ?? run()
    },
    [interval, shop],
  )
  return useSyncExternalStore(
    subscribe,
    () => floor(shop.now()),
    () => floor(shop.renderedAt),
  )
}

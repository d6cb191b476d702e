import { useCallback, useSyncExternalStore } from 'react'
import { useWholeShop } from '#react/shop-provider'

/**
 * Calibrated server time (K12), epoch ms, in steps of `interval` ms. While a rendered page is taken over it is the time that page was
 * made for. On a page that is not seen it stands still.
 */
export function useNow(interval = 1000): number {
  const shop = useWholeShop()
  const floor = (time: number) => Math.floor(time / interval) * interval
  const { sight } = shop.ports
  const subscribe = useCallback(
    (changed: () => void) => {
      const start = () => setInterval(changed, interval)
      let timer = sight?.isSeen() === false ? undefined : start()
      const stop = sight?.watch(() => {
        clearInterval(timer)
        timer = undefined
        if (!sight.isSeen()) return
        changed()
        timer = start()
      })
      return () => {
        clearInterval(timer)
        stop?.()
      }
    },
    [interval, sight],
  )
  return useSyncExternalStore(
    subscribe,
    () => floor(shop.now()),
    () => floor(shop.renderedAt),
  )
}

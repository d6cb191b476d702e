import { useCallback, useSyncExternalStore } from 'react'
import { useWholeShop } from '#react/shop-provider'

/**
 * Calibrated server time (K12), epoch ms, in steps of `interval` ms. While a rendered page is taken over it is the time
 * that page was made for. On a page that is not seen it stands still.
 */
export function useNow(interval = 1000): number {
  const shop = useWholeShop()
  const floor = (time: number) => Math.floor(time / interval) * interval
  const { whileSeen } = shop.ports
  const subscribe = useCallback(
    (changed: () => void) => {
      if (whileSeen) return whileSeen(changed, interval)
      const timer = setInterval(changed, interval)
      return () => clearInterval(timer)
    },
    [interval, whileSeen],
  )
  return useSyncExternalStore(
    subscribe,
    () => floor(shop.now()),
    () => floor(shop.renderedAt),
  )
}

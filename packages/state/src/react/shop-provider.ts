import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'
import type { Shop } from '#shop/create-shop'
import type { Ports } from '#shop/ports'

const ShopContext = /* @__PURE__ */ createContext<Shop | undefined>(undefined)

/** Provides a shop to the components below. */
export function ShopProvider({ shop, children }: { shop: Shop; children?: ReactNode }): ReactElement {
  return createElement(ShopContext.Provider, { value: shop }, children)
}

/**
 * Returns the shop of the nearest `ShopProvider`.
 * @throws Error outside a `ShopProvider`
 */
export function useWholeShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('This component stands outside a ShopProvider')
  return shop
}

/** Returns the ports of the platform. */
export const usePorts = (): Ports => useWholeShop().ports

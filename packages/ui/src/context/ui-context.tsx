import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { ShopView } from '../views'

/** What the kit needs of its shell. */
export interface UiPorts {
  /** Goes to a path of the route table. */
  navigate: (path: string, options?: { replace?: boolean }) => void
  /** One page back; absent: the top bar leads home. */
  back?: () => void
  /** Tells the shopper something in passing, such as a toast. */
  say?: (text: string) => void
  /** Origin of the shop's server, put before pictures where the shell is not served from there. */
  assetBase?: string
  /** 长辈版: larger type and targets. */
  largeText?: boolean
  /** Who the shop is; absent until that is known. */
  shop?: ShopView
}

const UiContext = createContext<UiPorts>({ navigate: () => undefined })

/** Provides the shell's ports to the kit. */
export function UiProvider({
  navigate,
  back,
  say,
  assetBase,
  largeText,
  shop,
  children,
}: UiPorts & { children?: ReactNode }) {
  const ports = useMemo(
    () => ({ navigate, back, say, assetBase, largeText, shop }),
    [navigate, back, say, assetBase, largeText, shop],
  )
  return <UiContext.Provider value={ports}>{children}</UiContext.Provider>
}

/** The shell's ports. */
export const useUi = (): UiPorts => useContext(UiContext)

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { ShopView } from '../views'

/** Functions and data that the kit needs from its shell. */
export interface UiPorts {
  /** Opens a path of the table of routes. */
  navigate: (path: string, options?: { replace?: boolean }) => void
  /** Goes one page back; absent: the top bar links to the home page. */
  back?: () => void
  /** Shows the shopper a short message, such as a toast. */
  say?: (text: string) => void
  /** Origin of the shop's server, prefixed to pictures if the shell is not served from there. */
  assetBase?: string
  /** 长辈版: larger text and targets. */
  largeText?: boolean
  /** The shop's profile; absent until it is loaded. */
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

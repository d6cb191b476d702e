import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { ShopView } from '../views'

/** Functions and data that the shell provides to the kit. */
export interface UiPorts {
  /** Opens a path of the table of routes. */
  navigate: (path: string, options?: { replace?: boolean }) => void
  /** Goes one page back. If absent, the top bar links to the home page instead. */
  back?: () => void
  /** Shows the shopper a short message. */
  say?: (text: string) => void
  /** Origin of the shop's server, prepended to pictures' addresses. Absent if the shell is served from there. */
  assetBase?: string
  /** Whether text and touch targets are larger (长辈版). */
  largeText?: boolean
  /** The shop's profile; absent until it is loaded. */
  shop?: ShopView
}

const UiContext = createContext<UiPorts>({ navigate: () => undefined })

/** Provides the shell's functions and data to the kit's components. */
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

/** Returns the shell's functions and data. */
export const useUi = (): UiPorts => useContext(UiContext)

import { useLoad } from '#hooks/use-load'
import { useShownAgain } from '#hooks/use-shown-again'

/**
 * Keeps a page's data current: `useLoad`, and the load repeated when the shopper returns to the page. Forms use
 * `useLoad` alone, so that a reload does not replace what was typed.
 */
export function usePageLoad(
  load: () => Promise<unknown>,
  allowed?: boolean | number,
  again: () => Promise<unknown> = load,
): void {
  useLoad(load, allowed, again)
  useShownAgain(again)
}

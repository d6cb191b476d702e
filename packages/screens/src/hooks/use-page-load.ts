import { useLoad } from '#hooks/use-load'
import { useShownAgain } from '#hooks/use-shown-again'

/**
 * Runs a load as `useLoad` does, and again when the shopper returns to the page. Forms use `useLoad`, since a reload
 * would replace what the shopper typed.
 */
export function usePageLoad(
  load: () => Promise<unknown>,
  allowed?: boolean | number,
  again: () => Promise<unknown> = load,
): void {
  useLoad(load, allowed, again)
  useShownAgain(again)
}

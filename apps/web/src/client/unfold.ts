import { whenIdle } from '#client/breathe'

const root = document.documentElement

/** Lays the page out as a whole, at once. */
export const unfold = (): void => root.classList.remove('fresh')

/** The same, list by list, so that no finger waits for it. */
export async function unfoldSlowly(): Promise<void> {
  for (const list of document.querySelectorAll('.fresh .far')) {
    await whenIdle()
    list.classList.remove('far')
  }
  unfold()
}

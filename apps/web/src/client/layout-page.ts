import { whenIdle } from '#client/yield-to-browser'

const root = document.documentElement

/** Lays out the whole page at once, also lists below the first screen. */
export const layoutPage = (): void => root.classList.remove('fresh')

/** Lays out the whole page, one list at a time while the browser is idle, so that input is not blocked. */
export async function layoutWhenIdle(): Promise<void> {
  for (const list of document.querySelectorAll('.fresh .far')) {
    await whenIdle()
    list.classList.remove('far')
  }
  layoutPage()
}

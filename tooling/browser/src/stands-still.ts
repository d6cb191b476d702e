import type { Locator } from 'playwright-core'
import { PATIENCE } from './patience'

/** Number of checks that must find a control in the same place. They are two or more frames apart. */
const LOOKS = 3

/**
 * Scrolls a control into view, and waits until it stays in its place. `locator.click` looks for movement only before it
 * scrolls, and checks the target of the pointer only at the first event of the mouse. If content laid out after the
 * scroll moves the control between mouse down and mouse up, the press is lost.
 */
export async function standsStill(target: Locator, { timeout = PATIENCE }: { timeout?: number } = {}): Promise<void> {
  const stands = (await target.page().evaluate(runsNoScripts))
    ? await restsByLooks(target, timeout)
    : await target.evaluate(restsInPage, { looks: LOOKS, within: timeout }, { timeout })
  if (!stands) throw new Error(`${target} does not stand still`)
}

const runsNoScripts = () => matchMedia('(scripting: none)').matches

/**
 * Returns whether the control stays in its place before the time limit. The function runs in the page, in one call. A
 * control that leaves the page counts as staying: `locator.click` finds it again.
 */
async function restsInPage(control: Element, { looks, within }: { looks: number; within: number }): Promise<boolean> {
  const deadline = performance.now() + within
  const nextFrame = () => new Promise(requestAnimationFrame)
  let before = ''
  for (let same = 1; same < looks;) {
    // Chromium's own method, which does not scroll if the control is in view.
    ;(control as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded()
    await nextFrame()
    await nextFrame()
    const { x, y, width, height } = control.getBoundingClientRect()
    const now = [x, y, width, height].join()
    same = now === before ? same + 1 : 1
    before = now
    if (performance.now() > deadline) return false
  }
  return true
}

/**
 * Returns the same as `restsInPage` for a page without scripts. It looks from outside the page: nothing that runs in
 * such a page can wait for frames.
 */
async function restsByLooks(target: Locator, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout
  let before = ''
  for (let same = 1; same < LOOKS;) {
    await target.scrollIntoViewIfNeeded({ timeout })
    const box = await target.boundingBox({ timeout })
    const now = box ? [box.x, box.y, box.width, box.height].join() : ''
    same = now === before ? same + 1 : 1
    before = now
    if (Date.now() > deadline) return false
  }
  return true
}

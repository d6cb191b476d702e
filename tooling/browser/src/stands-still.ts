import type { Locator } from 'playwright-core'
import { PATIENCE } from './patience'

/** Looks at a control that must find it in the same place, two frames or more apart. */
const LOOKS = 3

/**
 * Brings a control into view and waits until it stays where it is. `locator.click` compares two frames before it
 * scrolls and checks the pointer's target at the first event alone: content laid out after the scroll moves the control
 * away between mouse down and mouse up, and the press is lost.
 */
export async function standsStill(target: Locator, { timeout = PATIENCE }: { timeout?: number } = {}): Promise<void> {
  const stands = (await target.page().evaluate(runsNoScripts))
    ? await restsByLooks(target, timeout)
    : await target.evaluate(restsInPage, { looks: LOOKS, within: timeout }, { timeout })
  if (!stands) throw new Error(`${target} does not stand still`)
}

const runsNoScripts = () => matchMedia('(scripting: none)').matches

/**
 * Whether the control comes to rest in time; it runs in the page, in one call. A control that leaves the page meanwhile
 * counts as resting: `locator.click` looks for it again.
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

/** The same for a page without scripts, run from outside: no frame can be awaited in it. */
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

import type { Locator } from 'playwright-core'
import { PATIENCE } from './patience'

/** Looks at a control that must find it in the same place, two frames or more between them. */
const LOOKS = 3

/**
 * Brings a control into view and waits until it stays where it is. `locator.click` compares two frames before it
 * scrolls and looks under the pointer at the first event alone: what a scroll lays out later moves the control away
 * between the button's way down and its way up, and the press is lost.
 */
export async function standsStill(target: Locator, options: { timeout?: number } = {}): Promise<void> {
  const deadline = Date.now() + (options.timeout ?? PATIENCE)
  let before = ''
  for (let same = 1; same < LOOKS;) {
    const now = await place(target, options)
    same = now === before ? same + 1 : 1
    before = now
    if (Date.now() > deadline) throw new Error(`${target} does not stand still`)
  }
}

async function place(target: Locator, options: { timeout?: number }): Promise<string> {
  await target.scrollIntoViewIfNeeded(options)
  const box = await target.boundingBox(options)
  return box ? `${box.x},${box.y},${box.width},${box.height}` : ''
}

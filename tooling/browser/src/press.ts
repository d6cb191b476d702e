import type { Locator } from 'playwright-core'
import { arrive, type Address } from './arrive'
import { forgetMessages } from './messages'
import { standsStill } from './stands-still'
import { works } from './works'

/**
 * Presses a control once its page has loaded and the control stays in its place.
 * @param options.timeout time limit of each step, ms; `PATIENCE` when absent
 */
export async function press(target: Locator, options: { timeout?: number } = {}): Promise<void> {
  await works(target.page())
  await standsStill(target, options)
  await forgetMessages(target.page())
  await target.click(options)
}

/** Presses a control that leads to another page, and waits until that page has loaded. */
export async function follow(target: Locator, address: Address): Promise<void> {
  await press(target)
  await arrive(target.page(), address)
}

/** Replaces the text of a field once its page has loaded. */
export async function fill(field: Locator, text: string): Promise<void> {
  await works(field.page())
  await field.fill(text)
}

import { expect } from 'vitest'
import type { Driver } from '../src/driver'
import type { Platform } from '../src/platforms'
import type { OpenShop } from '../src/start-shop'
import { browser } from './with-browser'
import { shop } from './with-shop'

/**
 * Runs a journey on a platform, and expects that no error occurs, visible or not.
 * @param expected errors that the journey expects
 * @param at the shop; the one that all journeys share when absent
 */
export async function onPlatform(
  { open }: Pick<Platform, 'open'>,
  walk: (driver: Driver) => Promise<unknown>,
  expected?: RegExp,
  at: Pick<OpenShop, 'origin'> = shop,
): Promise<void> {
  const driver = await open(browser, at.origin)
  await walk(driver)
  expect((await driver.complaints()).filter((one) => !expected?.test(one))).toEqual([])
}

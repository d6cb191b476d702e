import { expect } from 'vitest'
import type { Driver } from '../src/driver'
import type { Platform } from '../src/platforms'
import type { OpenShop } from '../src/start-shop'
import { browser } from './with-browser'
import { shop } from './with-shop'

/**
 * Walks through the shop on a platform. Nothing may go wrong on the way, seen or not.
 * @param expected complaints that belong to the way
 * @param at the shop that all journeys share when absent
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

import { expect } from 'vitest'
import type { Driver } from '../src/driver'
import type { Platform } from '../src/platforms'
import { browser } from './with-browser'
import { shop } from './with-shop'

/**
 * Walks through the shop on a platform. Nothing may go wrong on the way, seen or not.
 * @param expected complaints that belong to the way
 */
export async function onPlatform(
  { open }: Pick<Platform, 'open'>,
  walk: (driver: Driver) => Promise<unknown>,
  expected?: RegExp,
): Promise<void> {
  const driver = await open(browser, shop.origin)
  await walk(driver)
  expect((await driver.complaints()).filter((one) => !expected?.test(one))).toEqual([])
}

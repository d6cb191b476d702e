import { expect } from 'vitest'
import type { Driver } from '../src/driver'
import type { Platform } from '../src/platforms'
import type { OpenShop } from '../src/start-shop'
import { browser } from './with-browser'
import { shop } from './with-shop'

/**
 * Walks through the shop on a platform. No error may occur, visible or not.
 * @param expected errors that belong to the walk
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

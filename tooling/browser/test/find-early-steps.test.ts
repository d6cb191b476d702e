import { expect, it } from 'vitest'
import { findEarlySteps } from '../src/find-early-steps.mjs'

it.each([
  ["await page.getByRole('link').click()", 'press'],
  ["await page.goto('/')", 'visit'],
  ['await page.goBack()', 'goBack'],
  ['await page.waitForURL(/login/)', 'arrive'],
  ["await page.waitForLoadState('networkidle')", 'networkRests'],
  ['const context = await browser.newContext()', 'openWindow'],
  ["expect(await page.getByText('a').isVisible()).toBe(true)", 'looks again'],
  ["expect(await page.getByText('a').count()).toBe(1)", 'toHaveCount'],
])('names the step to use instead of %s', (step, instead) => {
  expect(findEarlySteps(`\n${step}`)).toEqual([{ line: 2, instead: expect.stringContaining(instead) as string }])
})

it.each([
  ["await press(page.getByRole('link'))"],
  ["await phone.tap('去支付')"],
  // An assertion that an element is absent can pass too early, before the page shows it.
  ["expect(await page.getByText('正在加载').count()).toBe(0)"],
])('accepts %s', (step) => expect(findEarlySteps(step)).toEqual([]))

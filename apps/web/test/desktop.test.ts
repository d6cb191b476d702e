import { expect, it } from 'vitest'
import { complaints, newContext, openTab, stub } from './with-stub'

it('keeps the picture of a product until that of the colour chosen has come', async () => {
  const wide = await newContext({ width: 1440 })
  const page = await openTab('/product/1001', wide)
  const stage = page.getByRole('group', { name: '第 1001 号音箱的图片' })
  const seen = await stage.screenshot()
  let deliver = () => {}
  const held = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/pictures/dark-1001*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('radio', { name: '石墨黑' }).click()
  await page.getByRole('radio', { name: '石墨黑', checked: true }).waitFor()
  await page.waitForTimeout(300)
  expect((await stage.screenshot()).equals(seen)).toBe(true)
  deliver()
  await page.waitForFunction(() => document.querySelector('main img')?.getAttribute('src')?.includes('dark-1001'))
  expect(complaints).toEqual([])
  await wide.close()
})

it('says the choice in the address, and draws it for whoever is sent there', async () => {
  const wide = await newContext({ width: 1440 })
  const page = await openTab('/product/1001?utm_source=feed', wide)
  await page.evaluate(() => scrollTo(0, 200))
  await page.getByRole('radio', { name: '石墨黑' }).click()
  await page.waitForURL('**/product/1001?utm_source=feed&skuNo=1001-2')
  expect(await page.evaluate(() => scrollY)).toBe(200)

  const plain = await newContext({ width: 1440, javaScriptEnabled: false })
  const sent = await openTab('/product/1001?skuNo=1001-2', plain)
  await sent.getByRole('radio', { name: '石墨黑', checked: true }).waitFor()
  expect(await sent.locator('link[rel=canonical]').getAttribute('href')).toBe(`${stub.origin}/product/1001`)
  await plain.close()

  await page.getByRole('link', { name: '购物车' }).first().click()
  await page.waitForURL('**/shopping-cart')
  await page.goBack()
  await page.getByRole('radio', { name: '石墨黑', checked: true }).waitFor()
  await wide.close()
})

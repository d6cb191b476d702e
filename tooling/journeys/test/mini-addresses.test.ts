import { describe, expect, it } from 'vitest'
import { miniApps, openMiniApp } from '../src/open-mini-app'
import { browser } from './with-browser'
import { shop } from './with-shop'

describe('an address that opens a mini-program from outside', () => {
  it.each(miniApps('smart-app'))('leads to the not-found page where it lacks the product’s number: %s', async (app) => {
    const { phone, openPage } = await openMiniApp(browser, shop.origin, app)
    await openPage('pages-shop/product/index')
    await phone.at('pages-account/not-found/index')
    expect((await phone.log()).errors).toEqual([])
    expect(await phone.pages()).toHaveLength(1)
  })

  it.each(miniApps('smart-app'))('may come from a scanned code: %s', async (app) => {
    const { phone, openPage } = await openMiniApp(browser, shop.origin, app)
    await openPage(`pages-shop/product/index?scene=${encodeURIComponent('spuNo=1001&skuNo=100102')}`)
    await phone.see('暖居智能音箱 Pro')
    expect((await phone.log()).requests.map(({ address }) => address)).toContainEqual(expect.stringContaining('/1001/'))
  })
})

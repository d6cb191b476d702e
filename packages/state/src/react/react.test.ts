import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { appStore } from '#app/app-store'
import { homeStore } from '#content/content-store'
import { ShopProvider } from '#react/shop-provider'
import { useNow } from '#react/use-now'
import { useShop } from '#react/use-shop'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

function Screen() {
  const { title } = useShop(homeStore, (state) => ({ title: state.page.data?.title }))
  return createElement(Fragment, null, title, '|', String(useNow(1000)))
}

it('renders the data the page was given, at the time it was rendered for', () => {
  const page = { urlMapping: '/home', title: '暖居', description: '', blocks: [] }
  const shop = createShop({
    api: fakeApi(),
    ports: fakePorts(),
    primed: { now: 12_345, stores: { 'content:/home': { page: { status: 'ready', data: page } } } },
  })
  shop.store(appStore).getState().calibrate(99_999_999, 0)
  expect(renderToString(createElement(ShopProvider, { shop }, createElement(Screen)))).toBe(
    '暖居<!-- -->|<!-- -->12000',
  )
})

it('says what is missing when a screen is outside a shop', () => {
  expect(() => renderToString(createElement(Screen))).toThrow('ShopProvider')
})

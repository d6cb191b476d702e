import type { ContentPage } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { homeStore } from '#content/content-store'
import { createShop, type Primed } from '#shop/create-shop'
import { primedOf } from '#shop/primed-of'
import { fakeApi } from '#testing/fake-api'
import { lost } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'

const page = (title: string): ContentPage => ({ urlMapping: '/home', title, description: '', blocks: [] })

function open(widgets: () => Promise<ContentPage>, primed?: Primed) {
  const ports = fakePorts()
  const shop = createShop({ api: fakeApi({ products: { widgets } }), ports, primed })
  return { shop, ports, home: () => shop.store(homeStore).getState() }
}

it('shows a page once it has loaded', async () => {
  const { home } = open(async () => page('暖居'))
  const loading = home().load()
  expect(home().page).toEqual({ status: 'loading', data: undefined })
  await loading
  expect(home().page).toEqual({ status: 'ready', data: page('暖居') })
})

it('keeps the reason when a page fails to load, and loads it again on request', async () => {
  const widgets = vi.fn<() => Promise<ContentPage>>().mockRejectedValueOnce(lost()).mockResolvedValue(page('暖居'))
  const { home } = open(widgets)
  await home().load()
  expect(home().page).toEqual({
    status: 'failed',
    data: undefined,
    error: { message: '网络异常，请检查网络或稍后重试', code: 'ERR_NETWORK' },
  })
  await home().load()
  expect(home().page.data?.title).toBe('暖居')
})

it('never lets a slow old answer overwrite a newer one', async () => {
  const [old, newer] = [later<ContentPage>(), later<ContentPage>()]
  const widgets = vi
    .fn<() => Promise<ContentPage>>()
    .mockReturnValueOnce(old.promise)
    .mockReturnValueOnce(newer.promise)
  const { home } = open(widgets)
  const both = [home().refresh(), home().refresh()]
  newer.resolve(page('新'))
  await both[1]
  old.resolve(page('旧'))
  await both[0]
  expect(home().page).toEqual({ status: 'ready', data: page('新') })
})

it('keeps the page visible while it is refreshed, and when that fails', async () => {
  const again = later<ContentPage>()
  const widgets = vi
    .fn<() => Promise<ContentPage>>()
    .mockResolvedValueOnce(page('暖居'))
    .mockReturnValueOnce(again.promise)
  const { home } = open(widgets)
  await home().load()
  const refreshing = home().refresh()
  expect(home().page).toEqual({ status: 'loading', data: page('暖居') })
  again.reject(new Error('a mistake of our own'))
  await refreshing
  expect(home().page).toEqual({ status: 'failed', data: page('暖居'), error: { message: '出了点问题，请稍后再试' } })
})

it('sends one request when two screens need the same page at the same time', async () => {
  const widgets = vi.fn(async () => page('暖居'))
  const { home } = open(widgets)
  await Promise.all([home().load(), home().load()])
  expect(widgets).toHaveBeenCalledTimes(1)
})

it('takes over a rendered page without loading it, until it is a minute old', async () => {
  const server = open(async () => page('暖居'))
  await server.home().load()
  const primed = JSON.parse(JSON.stringify(primedOf(server.shop))) as Primed

  const widgets = vi.fn(async () => page('一分钟后'))
  const client = open(widgets, primed)
  expect(client.home().page).toEqual({ status: 'ready', data: page('暖居') })
  expect(client.shop.store(homeStore).getInitialState().page.data?.title).toBe('暖居')
  await client.home().load()
  expect(widgets).not.toHaveBeenCalled()
  client.ports.now += 60_001
  await client.home().load()
  expect(client.home().page.data?.title).toBe('一分钟后')
})

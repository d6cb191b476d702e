import { CONTENT_PAGE, REPLY_CODE } from '@hearth/domain'
import type { ContentPage } from '@hearth/sdk/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { internalNetworks } from '#kernel/requests/internal-networks'
import { openTestShop, type TestShop } from '../../../test/shop'

describe('the special activity', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ demo: true, isInternal: internalNetworks('10.0.0.0/8'), trustProxy: 'loopback' })
    return () => shop.close()
  }, 60_000)

  const from = (remoteAddress: string, headers = {}) =>
    shop.ask<ContentPage>({ url: '/api/platform/activity/unify/v1', remoteAddress, headers })

  it('is read from inside the company’s networks (P04)', async () => {
    const { data } = await from('10.20.30.40')
    expect(data).toMatchObject({ urlMapping: CONTENT_PAGE.special, title: '内部活动' })
    expect(data?.blocks.length).toBeGreaterThan(0)
  })

  it('does not exist for anybody else, wherever they claim to come from', async () => {
    const refused = { success: false, code: REPLY_CODE.notFound }
    expect(await from('203.0.113.9')).toMatchObject(refused)
    expect(await from('203.0.113.9', { 'x-forwarded-for': '10.0.0.1' })).toMatchObject(refused)
    expect(await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toMatchObject(refused)
    expect((await from('127.0.0.1', { 'x-forwarded-for': '10.0.0.1' })).success).toBe(true)
  })

  it('is not read as a page of content, from inside either: such pages are cached and given to everybody', async () => {
    const url = `/cms/api/v1/widgets?urlMapping=${encodeURIComponent(CONTENT_PAGE.special)}`
    expect(await shop.ask({ url, remoteAddress: '10.20.30.40' })).toMatchObject({ code: REPLY_CODE.notFound })
  })
})

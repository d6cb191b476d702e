import { describe, expect, it } from 'vitest'
import { readSettings } from '../build/settings.cjs'

const APPID = 'wx0123456789abcdef'

describe('the settings of a mini app', () => {
  it('are those of a shop on this machine by default', () => {
    expect(readSettings('weapp', {})).toEqual({
      appid: 'touristappid',
      isForShoppers: false,
      shopName: '暖居',
      apiBase: 'http://localhost:3000',
      traceUrl: 'http://localhost:3000/sandbox-tracking/trace',
      collectUrl: 'http://localhost:3000/sandbox-tracking/collect',
    })
  })

  it('name a shop, an appid for each platform, and the analytics host', () => {
    const environment = {
      HEARTH_API_BASE: 'https://shop.example',
      HEARTH_SHOP_NAME: '我的小店',
      HEARTH_MINI_PROGRAM_APPID: APPID,
      HEARTH_SMART_APP_APPID: '16700001',
      HEARTH_TRACE_URL: 'https://count.example/trace',
      HEARTH_COLLECT_URL: 'https://count.example/collect',
    }
    const counted = {
      isForShoppers: true,
      shopName: '我的小店',
      apiBase: 'https://shop.example',
      traceUrl: 'https://count.example/trace',
      collectUrl: 'https://count.example/collect',
    }
    expect(readSettings('weapp', environment)).toEqual({ appid: APPID, ...counted })
    expect(readSettings('swan', environment)).toEqual({ appid: '16700001', ...counted })
  })

  it('have no analytics host for another shop that sets none', () => {
    expect(readSettings('weapp', { HEARTH_API_BASE: 'http://192.168.1.20:3000' })).toMatchObject({
      isForShoppers: false,
      traceUrl: '',
      collectUrl: '',
    })
  })

  it.each([
    [{ HEARTH_MINI_PROGRAM_APPID: APPID }, 'HEARTH_API_BASE is missing'],
    [
      { HEARTH_MINI_PROGRAM_APPID: 'wx123', HEARTH_API_BASE: 'https://shop.example' },
      'HEARTH_MINI_PROGRAM_APPID is "wx123", but an appid of this platform is wx and 16 digits',
    ],
    [
      { HEARTH_MINI_PROGRAM_APPID: APPID, HEARTH_API_BASE: 'http://shop.example' },
      'HEARTH_API_BASE is "http://shop.example", but phones of shoppers ask nothing but https',
    ],
    [
      { HEARTH_MINI_PROGRAM_APPID: APPID, HEARTH_API_BASE: 'https://203.0.113.7' },
      'HEARTH_API_BASE is "https://203.0.113.7", but phones of shoppers ask nothing but https and a registered domain',
    ],
    [{ HEARTH_SHOP_NAME: '店'.repeat(21) }, 'must be 1 to 20 characters'],
    [
      { HEARTH_API_BASE: 'shop.example' },
      'HEARTH_API_BASE is "shop.example", but must be an address such as https://shop.example',
    ],
    [
      { HEARTH_API_BASE: 'https://shop.example/api/' },
      'HEARTH_API_BASE is "https://shop.example/api/", but must be an origin alone, such as https://shop.example',
    ],
    [
      { HEARTH_API_BASE: 'https://shop.example', HEARTH_TRACE_URL: 'https://count.example/trace' },
      'HEARTH_TRACE_URL and HEARTH_COLLECT_URL go together',
    ],
  ])('are refused with the name of the wrong one: %j', (environment, message) => {
    expect(() => readSettings('weapp', environment)).toThrow(message)
  })

  it('are refused with all faults at once', () => {
    expect(() => readSettings('swan', { HEARTH_SMART_APP_APPID: 'shop', HEARTH_TRACE_URL: 'x' })).toThrow(
      /HEARTH_SMART_APP_APPID[^]*HEARTH_API_BASE[^]*HEARTH_TRACE_URL is "x"[^]*go together/,
    )
  })
})

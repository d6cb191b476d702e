import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const taro = vi.hoisted(() => {
  const kept = new Map<string, string>()
  const asked: URL[] = []
  const pages: { route: string; options: Record<string, string> }[] = []
  const request = async ({ url }: { url: string }) => {
    asked.push(new URL(url))
    return {
      statusCode: 200,
      header: {},
      data: url.includes('/trace') ? '{"code":0,"data":{"traceId":"t","_ii":"i"}}' : '',
    }
  }
  return { kept, asked, pages, request }
})
vi.mock('@tarojs/taro', () => ({
  default: {
    request: taro.request,
    getCurrentPages: () => taro.pages,
    getStorageSync: (key: string) => taro.kept.get(key) ?? '',
    setStorageSync: (key: string, value: string) => void taro.kept.set(key, value),
    removeStorageSync: (key: string) => void taro.kept.delete(key),
  },
}))

vi.stubGlobal('HEARTH_API_BASE', 'https://shop.example')
vi.stubGlobal('HEARTH_TRACE_URL', 'https://count.example/trace')
vi.stubGlobal('HEARTH_COLLECT_URL', 'https://count.example/collect')
const { arrive, countView, origin, record, showTitle } = await import('../src/shop/visit')

beforeEach(() => void vi.useFakeTimers({ now: 1_795_000_000_000 }))
afterEach(() => {
  taro.asked.length = 0
  vi.useRealTimers()
})

const show = (route: string, options: Record<string, string> = {}) => {
  taro.pages.splice(0, taro.pages.length, { route, options })
  countView()
}
const collected = () =>
  taro.asked
    .filter(({ pathname }) => pathname === '/collect')
    .map(({ searchParams }) => ({
      ...Object.fromEntries(searchParams),
      event: (JSON.parse(searchParams.get('eventInfo') ?? '{}') as { event: string }).event,
    }))

it('counts each page under its own title and its web address, also when it is left at once', async () => {
  arrive({ utm_source: 'feed', shareId: 'share-9', $taroTimestamp: '1' })
  show('pages/home/index')
  showTitle('首页')
  show('pages-shop/product/index', { spuNo: '1001', skuNo: '100104' })
  showTitle('商品详情')
  showTitle('暖居智能音箱 Pro')
  record?.({ event: 'product-seen', spuNo: '1001' })
  await vi.advanceTimersByTimeAsync(6000)
  expect(collected()).toMatchObject([
    {
      event: 'page-view',
      dl: 'https://shop.example/',
      dt: '首页',
      pathname: '/',
      utm_source: 'feed',
      traceId: 't',
      _ii: 'i',
    },
    { event: 'product-seen', pathname: '/product/1001', utm_source: 'feed' },
    {
      event: 'page-view',
      dl: 'https://shop.example/product/1001?skuNo=100104',
      dt: '暖居智能音箱 Pro',
      pathname: '/product/1001',
      utm_source: 'feed',
    },
  ])
})

it('keeps the shopper’s source and sharer on the phone until they expire', () => {
  arrive({ utm_source: 'feed', shareId: 'share-9' })
  expect(taro.kept.get('newRebate')).toBe(`${1_795_000_000_000 + 30 * 86_400_000} share-9`)
  expect(taro.kept.get('hearth_utm')).toMatch(/^1797592000000 .*"feed"/)
})

it('gives the last share by which the shopper came', async () => {
  arrive({ shareId: 'share-1' })
  arrive({ shareId: 'share-2' })
  arrive({})
  expect((await origin()).shareId).toBe('share-2')
})

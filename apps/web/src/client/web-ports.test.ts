import { afterEach, expect, it, vi } from 'vitest'
import { webPorts } from '#client/web-ports'

afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined

/** Opens the shop over plain http, where browsers have no clipboard and no share function. */
function openInsecurely(say: (text: string) => void = nothing) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { href: 'http://192.168.1.7:3000/product/1001' })
  return webPorts(say)
}

it('refuses to copy where there is no clipboard, for the page to say so', async () => {
  await expect(openInsecurely().copy?.('SF1234567890')).rejects.toThrow(TypeError)
})

it('shares the address of the page with the text that the screen gives', async () => {
  const ports = openInsecurely()
  const shared = vi.fn(async (_data: ShareData) => undefined)
  vi.stubGlobal('navigator', { share: shared })
  ports.share?.({ title: '一起砍价', shareQuery: { inviter: '840018', from: 'a&b' } })
  await vi.waitFor(() => expect(shared).toHaveBeenCalled())
  expect(shared.mock.calls[0]![0].url).toBe('http://192.168.1.7:3000/product/1001?inviter=840018&from=a%26b')
})

it('says how to share by hand where the browser can neither share nor copy', async () => {
  const said: string[] = []
  openInsecurely((text) => void said.push(text)).share?.({ title: '暖居智能音箱 Pro' })
  await vi.waitFor(() => expect(said).toEqual(['分享失败，请复制地址栏里的链接']))
})

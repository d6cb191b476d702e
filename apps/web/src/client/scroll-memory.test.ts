import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** Opens a window on a page that was left at a scroll position. `kept` is the text in the window's session storage. */
async function reload(kept: string | null) {
  const scrollTo = vi.fn()
  vi.stubGlobal('window', { sessionStorage: { getItem: () => kept, setItem: () => undefined } })
  vi.stubGlobal('history', { state: { key: 'k1', depth: 0 } })
  vi.stubGlobal('document', { documentElement: { classList: { remove: () => undefined } } })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
  const { createScrollMemory } = await import('#client/scroll-memory')
  createScrollMemory().settle()
  return scrollTo
}

it('shows a reloaded page at the place where the shopper left it', async () => {
  expect(await reload('{"k1":640}')).toHaveBeenCalledWith(0, 640)
})

it.each(['{"k1":64', '', 'null', '[]', '5'])(
  'opens the shop at the top of the page when its storage holds %j',
  async (kept) => {
    expect(await reload(kept)).toHaveBeenCalledWith(0, 0)
  },
)

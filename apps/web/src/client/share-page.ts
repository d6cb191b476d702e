import type { PageMeta } from '@hearth/state'

/**
 * Shares the page through the system, or copies its address where there is no such thing. `say` tells the shopper
 * something.
 */
export async function sharePage(
  { title, description, shareQuery = {} }: PageMeta,
  say: (text: string) => void,
): Promise<void> {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(shareQuery)) address.searchParams.set(name, value)
  const url = address.href
  try {
    if (navigator.share) await navigator.share({ title, text: description, url })
    else {
      await navigator.clipboard.writeText(url)
      say('链接已复制，快去分享吧')
    }
  } catch (thrown) {
    // Closing the system's sheet is no failure.
    if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) say('分享没有成功，请复制地址栏里的链接')
  }
}

import type { PageMeta } from '@hearth/state'

/**
 * Shares the page through the system, or copies its address where there is no such thing. `say` tells the shopper
 * something.
 */
export async function sharePage({ title, description }: PageMeta, say: (text: string) => void): Promise<void> {
  const url = location.href
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

import type { PageMeta, Place } from '@hearth/state'

export { leaveForCashier } from '#client/cashier-way'

/** Lets the shopper pick a picture. Returns its bytes; undefined if the shopper picked none. */
export function pickPicture(): Promise<ArrayBuffer | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/jpeg,image/png,image/webp'
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]?.arrayBuffer()))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}

/**
 * Shares the page by the system's dialog, or copies its address if the browser cannot share. `say` shows the shopper a
 * message.
 */
export async function sharePage(
  { title, shareTitle = title, description, shareQuery = {} }: PageMeta,
  say: (text: string) => void,
): Promise<void> {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(shareQuery)) address.searchParams.set(name, value)
  const url = address.href
  try {
    if (navigator.share) await navigator.share({ title: shareTitle, text: description, url })
    else {
      await navigator.clipboard.writeText(url)
      say('链接已复制，快去分享吧')
    }
  } catch (thrown) {
    // It is no error if the shopper closes the dialog.
    if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) say('分享失败，请复制地址栏里的链接')
  }
}

/** Ms after which the browser's search for the position fails. */
const LOOKING = 10_000

/**
 * Returns the shopper's position, if the shopper permits it.
 * @throws Error with a message for the shopper
 */
export const locate = (): Promise<Place> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(new Error('无法获取位置，请允许浏览器使用位置信息'))
    if (!('geolocation' in navigator)) return failed()
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ longitude, latitude }),
      failed,
      { timeout: LOOKING, maximumAge: 60_000 },
    )
  })

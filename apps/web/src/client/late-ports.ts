import type { PageMeta, Place } from '@hearth/state'

export { leaveForCashier } from '#client/cashier-way'

/** What a shopper reads where the shop says nothing better. */
const NOT_SENT = '图片上传失败，请重试'

/** Lets the shopper pick a picture; nothing where they close the system's window without. */
function pickPicture(): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/jpeg,image/png,image/webp'
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}

/** Sends a picture that the shopper picks, and answers its address. @throws Error with words for the shopper */
export async function sendPicture(): Promise<string | undefined> {
  const file = await pickPicture()
  if (!file) return undefined
  const reply = await fetch('/service-pictures', {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  }).catch(() => undefined)
  const envelope = (await reply?.json().catch(() => undefined)) as
    | { message?: string; data?: { url: string } | null }
    | undefined
  if (!envelope?.data) throw new Error(envelope?.message || NOT_SENT)
  return envelope.data.url
}

/**
 * Shares the page through the system, or copies its address where there is no such thing. `say` tells the shopper
 * something.
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
    // Closing the system's sheet is no failure.
    if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) say('分享失败，请复制地址栏里的链接')
  }
}

/** How long a browser may look for its place, ms. */
const LOOKING = 10_000

/** Where the shopper is, once they agreed to say so. @throws Error with words for the shopper */
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

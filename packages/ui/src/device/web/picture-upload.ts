import type { Device } from '../types'

/** Uploads a picture as a form. The request has the shopper's cookie if the URL belongs to the shop. */
export const pictureUpload: Device['pictureUpload'] = {
  isSupported: () => typeof fetch === 'function',
  async ask({ picture, url, field, headers }) {
    if (!picture.file) return { status: 'failed' }
    const form = new FormData()
    form.append(field, picture.file)
    try {
      const reply = await fetch(url, { method: 'POST', body: form, headers })
      return { status: 'done', value: { status: reply.status, body: await reply.text() } }
    } catch {
      return { status: 'failed' }
    }
  },
}

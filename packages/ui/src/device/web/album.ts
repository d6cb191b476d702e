import type { Device } from '../types'

/** Downloads a picture, since a browser cannot write to the phone's album. */
export const album: Device['album'] = {
  isSupported: () => typeof document !== 'undefined',
  async ask({ address }) {
    try {
      const reply = await fetch(address)
      if (!reply.ok) return { status: 'failed' }
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await reply.blob())
      link.download = new URL(address, globalThis.location.href).pathname.split('/').at(-1) ?? ''
      link.click()
      URL.revokeObjectURL(link.href)
      return { status: 'done', value: undefined }
    } catch {
      return { status: 'failed' }
    }
  },
}

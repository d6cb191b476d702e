import type { KeepTexts } from '@hearth/sdk/tracking'

/** Stores the texts that the tracker keeps, such as ids, in cookies (K06). */
export const cookieTexts: KeepTexts = {
  get(name) {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    try {
      return found && decodeURIComponent(found.slice(name.length + 1))
    } catch {
      return undefined
    }
  },
  set(name, text, lifetime) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; Max-Age=${lifetime / 1000}; SameSite=Lax${secure}`
  },
}

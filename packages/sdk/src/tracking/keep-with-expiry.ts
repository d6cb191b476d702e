import type { KeepTexts } from './keep-texts'

/** A storage whose texts do not expire. */
export interface PlainStorage {
  get(key: string): string | undefined
  set(key: string, text: string): void
  remove(key: string): void
}

/** Makes a storage whose texts expire, for platforms without cookies. `clock` returns epoch ms. */
export const keepWithExpiry = (storage: PlainStorage, clock: () => number): KeepTexts => ({
  get(name) {
    const [, until, text] = /^(\d+) ([^]*)$/.exec(storage.get(name) ?? '') ?? []
    if (Number(until) > clock()) return text
    if (until) storage.remove(name)
    return undefined
  },
  set: (name, text, lifetime) => storage.set(name, `${clock() + lifetime} ${text}`),
})

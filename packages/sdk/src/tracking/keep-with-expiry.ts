import type { KeepTexts } from './keep-texts'

/** A storage that keeps texts until they are removed. */
export interface PlainStorage {
  get(key: string): string | undefined
  set(key: string, text: string): void
  remove(key: string): void
}

/** Lets texts of a storage run out, for platforms without cookies. `clock` is epoch ms. */
export const keepWithExpiry = (storage: PlainStorage, clock: () => number): KeepTexts => ({
  get(name) {
    const [, until, text] = /^(\d+) ([^]*)$/.exec(storage.get(name) ?? '') ?? []
    if (Number(until) > clock()) return text
    if (until) storage.remove(name)
    return undefined
  },
  set: (name, text, lifetime) => storage.set(name, `${clock() + lifetime} ${text}`),
})

import type { KeepTexts } from './keep-texts'

/**
 * Reads the object stored under a name. Only values that are texts are returned, because anybody may have written into
 * the storage.
 */
export function readKept(storage: KeepTexts, name: string): Record<string, string | undefined> {
  try {
    const kept = JSON.parse(storage.get(name) ?? '{}') as object | null
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string')) as Record<
      string,
      string
    >
  } catch {
    return {}
  }
}

import type { KeepTexts } from './keep-texts'

/** What is kept under a name: an object whose values are texts, for anybody may have written into it. */
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

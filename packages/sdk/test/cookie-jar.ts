import type { KeepTexts } from '@hearth/sdk/tracking'

export const DAY = 24 * 3_600_000

/**
 * A browser's cookies as a tracker sees them: texts that expire by a clock of the test, and are dropped above 4096
 * bytes.
 */
export function cookieJar(): KeepTexts & { now: number; names(): string[] } {
  const kept = new Map<string, { text: string; until: number }>()
  const jar = {
    now: 1_795_000_000_000,
    get(name: string) {
      const one = kept.get(name)
      return one && one.until > jar.now ? one.text : undefined
    },
    set(name: string, text: string, lifetime: number) {
      if (name.length + encodeURIComponent(text).length > 4096) kept.delete(name)
      else kept.set(name, { text, until: jar.now + lifetime })
    },
    names: () =>
      [...kept]
        .filter(([, { until }]) => until > jar.now)
        .map(([name]) => name)
        .toSorted(),
  }
  return jar
}

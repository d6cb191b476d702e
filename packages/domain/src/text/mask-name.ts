/**
 * Hides a part of a name (V02). A single character stays. Of two, the first becomes a star; of more, only the first and
 * the last stay.
 */
export function maskName(name: string): string {
  const characters = Array.from(name)
  const first = characters[0] ?? ''
  const last = characters[characters.length - 1] ?? ''
  if (characters.length <= 1) return first
  return characters.length === 2 ? `*${last}` : first + '*'.repeat(characters.length - 2) + last
}

/**
 * Masks a name (V02). A single character is not masked. Of two characters, the first becomes a star; of more, only the
 * first and the last are kept.
 */
export function maskName(name: string): string {
  const characters = Array.from(name)
  const first = characters[0] ?? ''
  const last = characters[characters.length - 1] ?? ''
  if (characters.length <= 1) return first
  return characters.length === 2 ? `*${last}` : first + '*'.repeat(characters.length - 2) + last
}

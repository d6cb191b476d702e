/** Bidirectional controls and other invisible characters. Those that `KEPT` matches must not be removed. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`

/**
 * Matches characters together with the invisible ones that change how they look: the joiners of an emoji, the tags of a
 * flag, and the variation selector of a Mongolian letter or of another character, such as a Han character in a name.
 */
const KEPT = [
  String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)+`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`[\u1820-\u18AA][\u180B-\u180F]`,
  String.raw`[^\s\p{Cc}\p{Default_Ignorable_Code_Point}][\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
].join('|')

const HAS_UNSEEN = new RegExp(UNSEEN, 'u')
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu')

/** Matches a text of only blanks, control characters and the Braille blank. */
const LOOKS_EMPTY = /^[\s\p{Cc}\u2800]*$/u

/**
 * Removes bidirectional controls and other invisible characters from a typed text, since they can make one text look
 * like another. Returns an empty text if nothing is visible. Emoji, blanks and line breaks are kept.
 */
export function cleanText(text: string): string {
  const seen = HAS_UNSEEN.test(text) ? text.replace(KEPT_OR_UNSEEN, (_, kept: string | undefined) => kept ?? '') : text
  return LOOKS_EMPTY.test(seen) ? '' : seen
}

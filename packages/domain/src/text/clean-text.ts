/** Characters that change the direction of a text, or that nobody sees; what `KEPT` finds of them has a use. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`

/**
 * Unseen characters that belong to what is seen: joiners within an emoji, the tags of a flag, the variation selector of
 * a character, such as that of a Han character in a name, and those of Mongolian letters.
 */
const KEPT = [
  String.raw`\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)+`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`[\u1820-\u18AA][\u180B-\u180F]`,
  String.raw`[^\s\p{Cc}\p{Default_Ignorable_Code_Point}][\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
].join('|')

const HAS_UNSEEN = new RegExp(UNSEEN, 'u')
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu')

/** Blanks, control characters and the blank of Braille, nothing else. */
const LOOKS_EMPTY = /^[\s\p{Cc}\u2800]*$/u

/**
 * A text that somebody typed, without bidirectional controls and other characters that nobody sees, which make one text
 * look like another; empty where nothing can be seen. Emoji stay whole, blanks and line breaks as they are.
 */
export function cleanText(text: string): string {
  const seen = HAS_UNSEEN.test(text) ? text.replace(KEPT_OR_UNSEEN, (_, kept: string | undefined) => kept ?? '') : text
  return LOOKS_EMPTY.test(seen) ? '' : seen
}

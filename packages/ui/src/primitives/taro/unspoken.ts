/**
 * What a part has that a screen reader passes over, if it is decorative. Taro's types do not know the attribute;
 * `spoken-labels.json` of the mini shell puts it into the templates.
 */
export const unspoken = (decorative: boolean | undefined): object => (decorative ? { ariaHidden: true } : {})

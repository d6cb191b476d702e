/**
 * Props of a part that a screen reader skips, if it is decorative. Taro's types lack the attribute;
 * `spoken-labels.json` of the mini shell adds it to the templates.
 */
export const unspoken = (decorative: boolean | undefined): object => (decorative ? { ariaHidden: true } : {})

/**
 * Returns the props that hide a decorative part from screen readers. Taro's types do not contain the attribute;
 * `spoken-labels.json` of the mini shell adds it to the templates.
 */
export const unspoken = (decorative: boolean | undefined): object => (decorative ? { ariaHidden: true } : {})

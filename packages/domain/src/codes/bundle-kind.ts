/**
 * What makes products cheaper beside each other. The shop's own choice, beside `cart.addMarkUp` and `cart.addComboBuy`.
 */
export const BUNDLE_KIND = {
  comboBuy: 'comboBuy',
  markUp: 'markUp',
} as const

/** One of {@link BUNDLE_KIND}. */
export type BundleKind = (typeof BUNDLE_KIND)[keyof typeof BUNDLE_KIND]

/** What shoppers read for each. */
export const BUNDLE_KIND_LABEL: Readonly<Record<BundleKind, string>> = {
  comboBuy: '超值套装',
  markUp: '加价换购',
}

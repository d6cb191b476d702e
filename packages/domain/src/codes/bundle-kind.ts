/**
 * The kinds of bundles, whose products cost less when they are bought together. They are used by `cart.addMarkUp` and
 * `cart.addComboBuy`; the specification does not define the codes.
 */
export const BUNDLE_KIND = {
  comboBuy: 'comboBuy',
  markUp: 'markUp',
} as const

/** One of {@link BUNDLE_KIND}. */
export type BundleKind = (typeof BUNDLE_KIND)[keyof typeof BUNDLE_KIND]

/** The label that shoppers read for each kind of bundle. */
export const BUNDLE_KIND_LABEL: Readonly<Record<BundleKind, string>> = {
  comboBuy: '超值套装',
  markUp: '加价换购',
}

import type { PresentStepName } from '@hearth/domain'

/** Returns the path of the page for a step; undefined for the login, which every press asks for first. */
export const stepPath = (step: PresentStepName): string | undefined => PATHS[step]

const PATHS: Readonly<Partial<Record<PresentStepName, string>>> = {
  address: '/addresses/edit',
  order: '/allproducts',
  member: '/coupons',
}

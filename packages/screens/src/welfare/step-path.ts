import type { PresentStepName } from '@hearth/domain'

/** Returns the path of the page for a step. The step of logging in has none: the buttons open the login themselves. */
export const stepPath = (step: PresentStepName): string | undefined => PATHS[step]

const PATHS: Readonly<Partial<Record<PresentStepName, string>>> = {
  address: '/addresses/edit',
  order: '/allproducts',
  member: '/coupons',
}

import type { PresentStepName } from '@hearth/domain'

/** The page of a step; undefined for logging in, which every press requests first. */
export const stepPath = (step: PresentStepName): string | undefined => PATHS[step]

const PATHS: Readonly<Partial<Record<PresentStepName, string>>> = {
  address: '/addresses/edit',
  order: '/allproducts',
  member: '/coupons',
}

import type { PresentStepName } from '@hearth/domain'

/** Where a shopper does a step; nothing for logging in, which every press asks for first. */
export const stepPath = (step: PresentStepName): string | undefined => PATHS[step]

const PATHS: Readonly<Partial<Record<PresentStepName, string>>> = {
  address: '/addresses/edit',
  order: '/allproducts',
  member: '/coupons',
}

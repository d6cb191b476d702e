import type { DemoParts } from '#kernel/demo/demo-parts'

/** The prices of memberships in the demo shop. */
export const membershipDemo: DemoParts = {
  file: () => ({
    memberships: [
      { vipType: 'monthly', price: 1500 },
      { vipType: 'quarterly', price: 3900 },
      { vipType: 'yearly', price: 12800 },
    ],
  }),
}

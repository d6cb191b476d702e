import { defineArea } from '#kernel/area'

/** Verified identities of shoppers, which free trials and promoters require. */
export const identityArea = defineArea({
  name: 'identity',
  accountEnd: { deleted: ['identity.shopper_id'] },
  calls: [],
})

import { defineArea } from '#kernel/area'

/** Verified identities of shoppers. Free trials and promoters require them. */
export const identityArea = defineArea({
  name: 'identity',
  accountEnd: { deleted: ['identity.shopper_id'] },
  calls: [],
})

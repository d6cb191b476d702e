import { defineArea } from '#kernel/area'

/** Who shoppers proved to be: free trials and promoters ask for it. */
export const identityArea = defineArea({
  name: 'identity',
  accountEnd: { deleted: ['identity.shopper_id'] },
  calls: [],
})

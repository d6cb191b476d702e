/** Stands where orders name a product, for a membership; there is no page of it. */
export const MEMBERSHIP_SPU = 'membership'

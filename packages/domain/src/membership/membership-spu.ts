/** The product number of memberships in orders. It has no product page. */
export const MEMBERSHIP_SPU = 'membership'

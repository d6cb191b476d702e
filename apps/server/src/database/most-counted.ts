/** The largest value of an integer column of the database. */
export const MOST_COUNTED = 2_147_483_647

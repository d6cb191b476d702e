/** What an integer column of the database can count to. */
export const MOST_COUNTED = 2_147_483_647

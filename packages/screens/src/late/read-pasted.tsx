import type { readPasted as ReadPasted } from '../address-form/read-pasted'

/** The reader of pasted addresses, fetched late. */
export const readPasted: typeof ReadPasted = async (text, loadAreas) =>
  (await import('../address-form/read-pasted')).readPasted(text, loadAreas)

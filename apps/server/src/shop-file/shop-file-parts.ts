import { areas } from '#areas/all'
import { orderedParts } from '#kernel/shop-file/ordered-parts'

/** Every part of a shop file, in the order in which they are written. */
export const shopFileParts = orderedParts(areas)

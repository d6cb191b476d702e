import { late } from '@hearth/ui'

/** The sheet of a product's choices, fetched late. */
export const ChoiceSheet = late(async () => (await import('../product/choice-sheet')).ChoiceSheet)

// A mini-program's package is there as a whole.
export { ChoiceSheet } from '../product/choice-sheet'

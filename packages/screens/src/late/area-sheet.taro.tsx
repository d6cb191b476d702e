// A mini-program's package is there as a whole.
export { AreaSheet } from '../address-form/area-sheet'

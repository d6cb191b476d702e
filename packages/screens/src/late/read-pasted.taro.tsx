// A mini-program's package is there as a whole.
export { readPasted } from '../address-form/read-pasted'

import { noteError } from '../log.mjs'
import { moves, refusal } from '../pages.mjs'
import { pageAddress } from '../addresses.mjs'
import { refuse, succeed } from './answer.mjs'

/** @param {keyof typeof moves} name */
const move =
  (name) =>
  (/** @type {any} */ options = {}) => {
    const { path, query } = pageAddress(options.url ?? '')
    const reason = refusal(name, path)
    if (reason) return refuse(name, options, reason)
    setTimeout(() => {
      try {
        if (name === 'navigateBack') moves.navigateBack(options.delta)
        else moves[name](path, query)
      } catch (error) {
        noteError(name, error)
      }
    })
    return succeed(name, options)
  }

/** Calls that move between pages. */
export const navigation = {
  navigateTo: move('navigateTo'),
  redirectTo: move('redirectTo'),
  switchTab: move('switchTab'),
  reLaunch: move('reLaunch'),
  navigateBack: move('navigateBack'),
}

import { drawn } from 'virtual:drawn-screens'
import type { Screens } from '#app/screens'

/**
 * The pages that the server draws: public ones with their content, those of a shopper in their loading state, the same
 * for all parameters. Of the others (`titleOnly` in the table of routes) it draws the title. Holds code alone, so that
 * all requests share it.
 */
export const serverScreens: Screens = {
  get: (name) => drawn[name],
  load: (path) => Promise.reject(new Error(`${path} is not drawn on the server`)),
}

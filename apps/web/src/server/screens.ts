import { drawn } from 'virtual:drawn-screens'
import type { Screens } from '#app/screens'

/**
 * The pages the server draws: public ones with their content, those of a shopper as they look while they load, the same
 * whatever their parameters say. Of the others (`titleOnly` in the table of routes) it draws the title. Code alone, so
 * that every request may share it.
 */
export const serverScreens: Screens = {
  get: (name) => drawn[name],
  load: (path) => Promise.reject(new Error(`${path} is not drawn on the server`)),
}

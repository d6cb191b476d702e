import { drawn } from 'virtual:drawn-screens'
import type { Screens } from '#app/screens'

/**
 * The screens that the server renders: public pages with their content, and pages of a shopper in their loading state.
 * For pages with `titleOnly` in the table of routes, only the title is rendered. All requests share this object, so it
 * must hold no data.
 */
export const serverScreens: Screens = {
  get: (name) => drawn[name],
  load: (path) => Promise.reject(new Error(`${path} is not drawn on the server`)),
}
